import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Config } from '@/lib/config';
import { requestLabels } from '../metrics-labels';
import { getTracer } from './tracer';

type Message = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Asked every few seconds by machines, or many times a page: their spans would bury the others. */
const quiet: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics', '/_next/*', 'file']);

/** A trace that is not recorded, for Next to go on with instead of beginning one. */
function notRecorded(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

/** A trace that the proxy in front began. A visitor's own word counts for nothing. */
function parentOf(headers: IncomingHttpHeaders, isTrusted: boolean): Context {
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name];
  return parent;
}

/**
 * One span for each request, from its arrival to the end of its answer. Next runs middleware and page apart and takes
 * the trace up from the header each time. Of the address a span has the route alone, never what a visitor typed.
 */
export function watchArrivals(config: Pick<Config, 'trustProxy' | 'localeDomains'>): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Message;
    const { headers, method = 'GET', url = '/' } = request;
    const parent = parentOf(headers, config.trustProxy);
    const { route, locale } = requestLabels(url, headers, config);
    if (quiet.has(route)) {
      headers.traceparent = notRecorded();
      return;
    }
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'site.locale': locale,
      'site.request_id': String(headers['x-request-id']),
    };
    const span = getTracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    propagation.inject(trace.setSpan(parent, span), headers);
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  });
}
