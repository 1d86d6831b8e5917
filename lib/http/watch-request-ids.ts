import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { enterRequest } from '@/lib/observability/request-scope';
import { takeRequestId } from './request-id';

/**
 * Gives every request its one id on arrival (contract section 6): middleware and route handlers find it in the
 * header, calls to services and log lines in the scope, whatever Next does in between.
 *
 * Node publishes each request on this channel before a server's own listeners see it, in the same run of the event
 * loop: what they begin is in the scope, and the next request of the connection enters one of its own.
 */
export function watchRequestIds(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { readonly request: IncomingMessage }).request;
    const id = takeRequestId({ get: (name) => String(headers[name] ?? '') });
    headers['x-request-id'] = id;
    enterRequest(id);
  });
}
