import { errorResponse } from '@/lib/api/error-response';

/** Returns a JSON 404 instead of a page for unknown addresses below `/api/` (NAV-07). */
const nothing = () =>
  errorResponse({ status: 404, code: 'not-found', message: 'There is nothing at this address.' });

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
