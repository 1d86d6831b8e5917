import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request whose head has arrived, and the response that it will get. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

/** Runs for every request of the process, before the server's own listeners see it. It must not wait. */
export type RequestHook = (exchange: Exchange) => void;

/**
 * Runs the hooks, in their order, for each request from now on. Node publishes a request on this channel in the turn
 * of the event loop in which its head is parsed; the middleware runs later, and for pages alone. Every hook is a
 * subscriber of its own, so that one which throws does not stop the others.
 */
export function installRequestHooks(hooks: readonly RequestHook[]): void {
  for (const hook of hooks) subscribe('http.server.request.start', (message) => hook(message as Exchange));
}
