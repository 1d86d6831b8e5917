import { createRoute } from '@/lib/api';
import { postGuards } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import { observeVital } from '@/lib/vitals/metrics';
import { parseVitals } from '@/lib/vitals/schema';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

/** Accepts web vitals measured in a visitor's browser (API-11). Stores nothing about the visitor. */
export const POST = createRoute({
  name: 'vitals',
  guards: postGuards,
  check: ({ input }) => ({ ok: true, value: parseVitals(input) }),
  act: async (vitals, { locale }) => {
    if (!vitals) return { status: 400, code: 'malformed-vitals', message: 'These are no web vitals.' };
    for (const vital of vitals) observeVital(vital, locale);
    return new Response(null, { status: 204 });
  },
});
