import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@/lib/process-singleton.mjs';

const holder = processSingleton<AsyncLocalStorage<string>>('request-scope');

const scope = () => holder.getOrCreate(() => new AsyncLocalStorage());

/** Returns the id of the request for which the running code works (OPS-04); none at start and during the build. */
export function currentRequestId(): string | undefined {
  return scope().getStore();
}

/** Runs a function on behalf of a request. */
export function inRequest<Result>(id: string, run: () => Result): Result {
  return scope().run(id, run);
}

/** Makes everything that the current event leads to run on behalf of a request. */
export function enterRequest(id: string): void {
  scope().enterWith(id);
}
