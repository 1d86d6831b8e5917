import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request whose head has arrived, and its response. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

/** Runs for every request of the process, synchronously and before the server's own listeners. */
export type RequestHook = (exchange: Exchange) => void;

/**
 * Runs the hooks in their order for each future request. Node publishes a request on this channel in the turn
 * of the event loop that parses its head; the middleware runs later, and only for pages. Every hook is a
 * separate subscriber, so that an error in one does not stop the others.
 */
export function installRequestHooks(hooks: readonly RequestHook[]): void {
  for (const hook of hooks) subscribe('http.server.request.start', (message) => hook(message as Exchange));
}
