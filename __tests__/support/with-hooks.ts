import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Exchange, RequestHook } from '@/lib/request-hook';

const channel = 'http.server.request.start';

/** Runs request hooks for each request of this process, before its servers. Returns a function that removes them. */
export function withHooks(...hooks: RequestHook[]): () => void {
  const run = (message: unknown) => {
    for (const hook of hooks) hook(message as Exchange);
  };
  subscribe(channel, run);
  return () => unsubscribe(channel, run);
}
