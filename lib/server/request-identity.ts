import type { IncomingMessage } from 'node:http';
import { takeRequestId } from '@/lib/api/request-id';
import { enterRequest } from '@/lib/observability/tracing';
import type { RequestHook } from '@/lib/request-hook';

/** Returns a getter of a request's headers by their names in lower case, as the Fetch API has it. */
export const headersOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Pick<Headers, 'get'> => ({
  get: (name) => String(headers[name] ?? '') || null,
});

/**
 * Gives a request its id on arrival (API-01). Middleware and route handlers read it from the header, upstream
 * requests and log lines from the async scope. Each request arrives in a turn of its own, so everything that it starts
 * is in its scope.
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
