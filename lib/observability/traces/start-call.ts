import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { CallSpan, TracedCall } from '../tracing';
import { getTracer } from './tracer';

/** Services whose URLs end with the requested part. URLs of the others may contain an operator's token. */
const withPart: ReadonlySet<string> = new Set(['content', 'reviews']);

/**
 * Returns the part of a URL, such as `product` of `…/{brand}/product%3BfolderPath…`. Ignores the query, which
 * contains the reviews key.
 */
function partOf(service: string, { pathname }: URL) {
  const [part] = (pathname.split('/').pop() ?? '').split(/[;%]/);
  return withPart.has(service) && part ? { 'site.part': part } : {};
}

/** Starts the span of an upstream request as a child of the span of the page or route handler. */
export function startCall({ service, method, url }: TracedCall): CallSpan {
  const address = new URL(url);
  const span = getTracer().startSpan(`${method} ${service}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': method,
      'server.address': address.hostname,
      'site.service': service,
      ...partOf(service, address),
    },
  });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  return {
    headers,
    end: (outcome, status) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (outcome !== 'ok')
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcome);
      span.end();
    },
  };
}
