import { AsyncLocalStorage } from 'node:async_hooks';

const scopeKey: unique symbol = Symbol.for('solstride.request-scope');

// Next bundles pages, route handlers and the middleware apart: a module variable would give each its own.
const shared: typeof globalThis & { [scopeKey]?: AsyncLocalStorage<string> } = globalThis;

function scope(): AsyncLocalStorage<string> {
  shared[scopeKey] ??= new AsyncLocalStorage();
  return shared[scopeKey];
}

/** The id of the request that the running code works for (contract section 6); none at start and during the build. */
export function currentRequestId(): string | undefined {
  return scope().getStore();
}

/** Runs something on behalf of a request. */
export function inRequest<Result>(id: string, run: () => Result): Result {
  return scope().run(id, run);
}

/** From here on everything that this event leads to is on behalf of a request. */
export function enterRequest(id: string): void {
  scope().enterWith(id);
}
