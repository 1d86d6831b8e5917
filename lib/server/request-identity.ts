import { takeRequestId } from '@/lib/api/request-id';
import { enterRequest } from '@/lib/observability/request-scope';
import type { RequestHook } from '@/lib/request-hook';
import { headersOf } from './headers-of';

/**
 * Gives a request its id on arrival (API-01). Middleware and route handlers read it from the header, upstream
 * requests and log lines from the async scope. The server's listeners run in the same turn of the event loop,
 * so everything they start is in the scope. The next request on the connection enters its own scope.
 */
export const assignRequestId: RequestHook = ({ request }) => {
  const id = takeRequestId(headersOf(request));
  request.headers['x-request-id'] = id;
  enterRequest(id);
};

/**
 * Replaces the `X-Forwarded-For` of a visitor with the address of the connection.
 * Route handlers see only headers, and Next sets this one from the connection only if it is absent. Without a
 * trusted proxy, any client could claim an address and avoid the rate limit (LOC-04).
 */
export const setClientAddress: RequestHook = ({ request }) => {
  const { remoteAddress } = request.socket;
  if (remoteAddress) request.headers['x-forwarded-for'] = remoteAddress;
  else delete request.headers['x-forwarded-for'];
};
