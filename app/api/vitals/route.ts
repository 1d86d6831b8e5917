import { postGuards } from '@/lib/http/guards';
import { createRoute } from '@/lib/http/route';
import { observeVital } from '@/lib/vitals/metrics';
import { parseVitals } from '@/lib/vitals/schema';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

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
