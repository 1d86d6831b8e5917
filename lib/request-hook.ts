import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request whose head has arrived, and its response. */
export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Runs for every request of the process, before Next. `requestHooks` lists all of them. */
export type RequestHook = (exchange: Exchange) => void;
