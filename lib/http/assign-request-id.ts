import { enterRequest } from '@/lib/observability/request-scope';
import type { RequestHook } from './request-hook';
import { takeRequestId } from './request-id';

/**
 * Gives a request its one id on arrival (API-01): middleware and route handlers find it in the header, requests to
 * services and log lines in the scope, whatever Next does in between. The listeners run in the same turn of the event
 * loop, so that what they begin is in the scope; the next request of the connection enters one of its own.
 */
export const assignRequestId: RequestHook = ({ request: { headers } }) => {
  const id = takeRequestId({ get: (name) => String(headers[name] ?? '') });
  headers['x-request-id'] = id;
  enterRequest(id);
};
