import type { Config } from '@/lib/config';
import type { RequestHook } from '@/lib/request-hook';
import { getMetrics } from './metrics';
import { requestLabels } from './request-labels';

/** Makes the hook that measures a request from its arrival to the last byte of its response (API-06). */
export function measureRequest(config: Pick<Config, 'trustProxy' | 'localeDomains'>): RequestHook {
  return ({ request, response }) => {
    const arrivedAt = performance.now();
    // Read now, because Next rewrites both.
    const { url = '/' } = request;
    const { host } = request.headers;
    response.once('finish', () => {
      const labels = requestLabels(url, { ...request.headers, host }, config);
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      getMetrics().requests.observe({ ...labels, status }, (performance.now() - arrivedAt) / 1000);
    });
  };
}
