import { type Tracer, trace } from '@opentelemetry/api';
import { brand } from '@/lib/brand';

/** Returns the tracer of the site's own spans. */
export function getTracer(): Tracer {
  return trace.getTracer(brand.slug);
}
