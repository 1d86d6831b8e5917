import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Config } from '@/lib/config';
import type { RequestHook } from '@/lib/request-hook';
import { requestLabels } from '../request-labels';
import { getTracer } from './tracer';

/**
 * Routes that programs request every few seconds, or pages request many times. Their spans would hide the
 * others.
 */
const untracedRoutes: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/ready',
  '/api/metrics',
  '/_next/*',
  'file',
]);

/** Returns a trace header that is not recorded. Next continues it instead of starting a trace. */
function notRecorded(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

/** Removes the trace headers of a request. Continues the trace of a trusted proxy, never a visitor's. */
function parentOf(headers: IncomingHttpHeaders, isTrusted: boolean): Context {
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name];
  return parent;
}

/**
 * Creates the hook that records one span per request, from its arrival to the end of its response. Next runs
 * middleware and page separately and continues the trace from the header each time. The span contains the
 * route, never the URL.
 */
export function traceRequest(config: Pick<Config, 'trustProxy' | 'localeDomains'>): RequestHook {
  return ({ request, response }) => {
    const { headers, method = 'GET', url = '/' } = request;
    const parent = parentOf(headers, config.trustProxy);
    const { route, locale } = requestLabels(url, headers, config);
    if (untracedRoutes.has(route)) {
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
  };
}
