import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Puts the address of the connection into `X-Forwarded-For` of every request, in place of what a visitor wrote there.
 *
 * Route handlers see headers alone, and Next fills this one from the connection only when it is absent: without a
 * trusted proxy in front anybody could name an address and dodge the rate limit (contract sections 2 and 6). Node
 * publishes each request on this channel before a server's own listeners see it.
 */
export function watchConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    const { remoteAddress } = request.socket;
    if (remoteAddress) request.headers['x-forwarded-for'] = remoteAddress;
    else delete request.headers['x-forwarded-for'];
  });
}
