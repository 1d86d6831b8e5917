import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/lib/config';
import { getMetrics } from './metrics';
import { requestLabels } from './metrics-labels';

type Message = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Address and headers as they came: Next rewrites both on the way. */
type Arrival = { readonly at: number; readonly url: string; readonly host: string | undefined };

/**
 * Measures every request (contract section 6). The middleware sees pages alone, and not their end; Node publishes
 * the arrival of each request and the end of each answer.
 */
export function watchRequests(config: Pick<Config, 'trustProxy' | 'localeDomains'>): void {
  const arrivals = new WeakMap<IncomingMessage, Arrival>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Message;
    const { url = '/', headers } = request;
    arrivals.set(request, { at: performance.now(), url, host: headers.host });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message;
    const arrival = arrivals.get(request);
    if (!arrival) return;
    const { at, url, host } = arrival;
    const labels = requestLabels(url, { ...request.headers, host }, config);
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    getMetrics().requests.observe({ ...labels, status }, (performance.now() - at) / 1000);
  });
}
