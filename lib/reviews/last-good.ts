import { LRUCache } from 'lru-cache';
import type { ReviewsResult } from './types';

/**
 * What a page gets of a service. `kept` is the last good answer in place of a failed or slow call, `late` is a call
 * that the page does not wait for any longer, with nothing kept.
 */
export type PageReading<T> =
  | { readonly state: 'fresh' | 'kept'; readonly value: T }
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly message: string };

type Options = {
  /** How long a page waits for the service. */
  readonly waitMs: number;
  /** How long a service that failed is left in peace. */
  readonly backoffMs: number;
  readonly most?: number;
};

function after(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
}

/**
 * Keeps the last good answer by key, so that a service in trouble neither empties a page that was full nor holds it
 * up (design decisions 3 and 10). Calls for one key share one request.
 */
export function createLastGood<T extends object>({ waitMs, backoffMs, most = 500 }: Options) {
  const good = new LRUCache<string, T>({ max: most });
  const failures = new LRUCache<string, { readonly message: string }>({ max: most, ttl: backoffMs });
  const inFlight = new Map<string, Promise<ReviewsResult<T>>>();

  function ask(key: string, read: () => Promise<ReviewsResult<T>>): Promise<ReviewsResult<T>> {
    const running = inFlight.get(key);
    if (running) return running;
    const call = read()
      .then((result) => {
        if (result.ok) good.set(key, result.value);
        else failures.set(key, { message: result.failure.message });
        return result;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, call);
    return call;
  }

  function instead(key: string, otherwise: PageReading<T>): PageReading<T> {
    const value = good.get(key);
    return value ? { state: 'kept', value } : otherwise;
  }

  return async (key: string, read: () => Promise<ReviewsResult<T>>): Promise<PageReading<T>> => {
    const failure = failures.get(key);
    if (failure) return instead(key, { state: 'failed', message: failure.message });
    const { elapsed, cancel } = after(waitMs);
    const result = await Promise.race([ask(key, read), elapsed]).finally(cancel);
    if (!result) return instead(key, { state: 'late' });
    if (result.ok) return { state: 'fresh', value: result.value };
    return instead(key, { state: 'failed', message: result.failure.message });
  };
}
