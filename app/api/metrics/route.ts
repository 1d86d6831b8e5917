import { createRoute } from '@/lib/api';
import { rejectMethods } from '@/lib/api/reject-method';
import { bearerToken, operatorOnly } from '@/lib/api/secret-guard';
import { getMetrics } from '@/lib/observability/metrics';

export const { DELETE, PATCH, POST, PUT } = rejectMethods('GET');

const operator = operatorOnly({
  secret: ({ metricsToken }) => metricsToken,
  given: bearerToken,
  closed: { status: 404, code: 'not-found', message: 'There is nothing here.' },
});

/** Returns metrics in the Prometheus text format (API-06). */
export const GET = createRoute({
  name: 'metrics',
  guards: [operator],
  check: () => ({ ok: true, value: null }),
  act: async () => {
    const { registry } = getMetrics();
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
  },
});
