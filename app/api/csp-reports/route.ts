import { createRoute } from '@/lib/api';
import { bodyType, ownOrigin, sizedBody, wellFormed, withinRate } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import { logger } from '@/lib/observability/logger';
import { getMetrics } from '@/lib/observability/metrics';
import { routeLabel } from '@/lib/observability/request-labels';
import { parseViolations } from '@/lib/security/violations';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

const reportType = bodyType('application/reports+json', 'application/csp-report');

/** Accepts browsers' reports of Content-Security-Policy violations. */
export const POST = createRoute({
  name: 'csp-reports',
  guards: [ownOrigin, withinRate, reportType, sizedBody, wellFormed],
  check: ({ input }) => ({ ok: true, value: parseViolations(input) }),
  act: async (violations, { locale }) => {
    if (!violations)
      return { status: 400, code: 'malformed-report', message: 'This is no violation report.' };
    for (const { path, ...violation } of violations) {
      const { directive, disposition } = violation;
      getMetrics().policyViolations.inc({ directive, disposition });
      logger.warn({ ...violation, route: routeLabel(path, locale) }, 'policy violated');
    }
    return new Response(null, { status: 204 });
  },
});
