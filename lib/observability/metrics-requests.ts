import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/lib/config';
import { getMetrics } from './metrics';
import { requestLabels } from './metrics-labels';

type Message = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * Measures every request (contract section 6). The middleware sees pages alone, and not their end; Node publishes
 * the arrival of each request.
 */
export function watchRequests(config: Pick<Config, 'trustProxy' | 'localeDomains'>): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Message;
    const arrivedAt = performance.now();
    // As they came: Next rewrites both on the way.
    const { url = '/' } = request;
    const { host } = request.headers;
    response.once('finish', () => {
      const labels = requestLabels(url, { ...request.headers, host }, config);
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      getMetrics().requests.observe({ ...labels, status }, (performance.now() - arrivedAt) / 1000);
    });
  });
}
