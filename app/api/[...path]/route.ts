import { refuse } from '@/lib/http/error-answer';

/** Addresses below `/api/` that are no route: JSON as everything else there (contract section 6), not a page. */
const nothing = () =>
  refuse({ status: 404, code: 'not-found', message: 'There is nothing at this address.' });

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
