import { type ApiError, errorResponse } from './error-response';

/** Returns the error for a URL that accepts only these methods. */
export const methodNotAllowed = (allowed: string): ApiError => ({
  status: 405,
  code: 'method-not-allowed',
  message: `This address takes ${allowed}.`,
  headers: { allow: allowed },
});

/**
 * Creates the handler of all other methods. Next's own 405 has no body, and all responses are JSON (API-01).
 */
export const rejectMethod = (allowed: string) => () => errorResponse(methodNotAllowed(allowed));

/** Creates this handler for every method of a route; the route exports those of the methods that it does not handle. */
export function rejectMethods(allowed: string) {
  const handler = rejectMethod(allowed);
  return { DELETE: handler, GET: handler, PATCH: handler, POST: handler, PUT: handler };
}
