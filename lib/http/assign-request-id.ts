import { enterRequest } from '@/lib/observability/request-scope';
import { headersOf } from './headers-of';
import type { RequestHook } from './request-hook';
import { takeRequestId } from './request-id';

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
