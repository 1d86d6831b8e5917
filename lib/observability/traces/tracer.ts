import { type Tracer, trace } from '@opentelemetry/api';

/** The site's own spans, beside those of Next. */
export function getTracer(): Tracer {
  return trace.getTracer('solstride');
}
