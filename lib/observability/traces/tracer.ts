import { type Tracer, trace } from '@opentelemetry/api';
import { brand } from '@/lib/brand';

/** The site's own spans, beside those of Next. */
export function getTracer(): Tracer {
  return trace.getTracer(brand.slug);
}
