import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@/lib/process-singleton.mjs';

const holder = processSingleton<AsyncLocalStorage<string>>('request-scope');

const scope = () => holder.getOrCreate(() => new AsyncLocalStorage());

/**
 * Returns the id of the request that the running code belongs to (OPS-04); undefined at start and during the
 * build.
 */
export function currentRequestId(): string | undefined {
  return scope().getStore();
}

/** Runs a function in the scope of a request. */
export function inRequest<Result>(id: string, run: () => Result): Result {
  return scope().run(id, run);
}

/** Enters the scope of a request for everything that the current event starts. */
export function enterRequest(id: string): void {
  scope().enterWith(id);
}
