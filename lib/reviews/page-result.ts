import { LRUCache } from 'lru-cache';
import { upstreamCode } from '@/lib/api/service-error';
import { createStaleIfError } from '@/lib/services/stale-if-error';
import type { ReviewsError, ReviewsFailure, ReviewsResult } from './model';

/**
 * Result of a request for a page. `stale` is the last valid value after a failed or slow request. `late` is a
 * slow request without a stale value.
 */
export type PageResult<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T }
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly failure: ReviewsFailure };

type Options = {
  /** Maximum waiting time of a page in milliseconds. */
  readonly waitMs: number;
  /** Backoff of a failed request in milliseconds. */
  readonly backoffMs: number;
  /** Maximum number of stored values. */
  readonly max?: number;
};

/** Returns the part of an error that may be in the page. */
const toFailure = ({ kind, upstreamStatus, details }: ReviewsError): ReviewsFailure => ({
  code: upstreamCode(kind),
  upstreamStatus,
  details,
});

function after(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
}

/** Creates a reader of values for pages, with stale-if-error and a time limit (REV-08). */
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
    if (loaded?.state === 'failed') return { state: 'failed', failure: toFailure(loaded.error) };
    if (loaded) return loaded;
    const value = stale();
    return value ? { state: 'stale', value } : { state: 'late' };
  };
}
