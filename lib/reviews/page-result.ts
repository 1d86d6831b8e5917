import { LRUCache } from 'lru-cache';
import { createStaleIfError } from '@/lib/stale-if-error';
import type { ReviewsError, ReviewsResult } from './types';

/**
 * What a page gets of the reviews service. `stale` is the last good value in place of a failed or slow request, `late`
 * a request for which the page does not wait any longer, with no stale value.
 */
export type PageResult<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T }
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly message: string };

type Options = {
  /** How long a page waits for the service, in milliseconds. */
  readonly waitMs: number;
  /** How long a service that failed is not requested again, in milliseconds. */
  readonly backoffMs: number;
  /** How many values are stored. */
  readonly max?: number;
};

function after(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
}

/** Reads values for pages: stale-if-error, and within a time limit (REV-08). */
export function createPageReader<T extends object>({ waitMs, backoffMs, max = 500 }: Options) {
  const values = new LRUCache<string, T>({ max });
  const service = createStaleIfError<T, ReviewsError>({ backoffMs, maxFailed: max });

  return async (key: string, read: () => Promise<ReviewsResult<T>>): Promise<PageResult<T>> => {
    const stale = () => values.get(key) ?? null;
    async function send() {
      const result = await read();
      if (result.ok) values.set(key, result.value);
      return result;
    }
    const { elapsed, cancel } = after(waitMs);
    const loaded = await Promise.race([service.load(key, { send, stale }), elapsed]).finally(cancel);
    if (loaded?.state === 'failed') return { state: 'failed', message: loaded.error.publicMessage };
    if (loaded) return loaded;
    const value = stale();
    return value ? { state: 'stale', value } : { state: 'late' };
  };
}
