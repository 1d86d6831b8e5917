import { LRUCache } from 'lru-cache';

/** Counts what a client does. Asynchronous, so that a store shared by several replicas fits behind it. */
export type RateLimiter = {
  /** Counts one more; the seconds to wait when that was too much, 0 when it was not. */
  hit(key: string, limit: number): Promise<number>;
};

type Window = { count: number; readonly endsAt: number };

const minute = 60_000;

/**
 * The limiter of one process. A client's minute begins with its first request. It keeps so many clients at most:
 * the one that was quiet for longest is forgotten first.
 */
export function createMemoryRateLimiter(now: () => number = Date.now, maxClients = 20_000): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: maxClients });

  function windowOf(key: string): Window {
    const current = windows.get(key);
    if (current && current.endsAt > now()) return current;
    const fresh = { count: 0, endsAt: now() + minute };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    async hit(key, limit) {
      const window = windowOf(key);
      window.count += 1;
      return window.count > limit ? Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) : 0;
    },
  };
}

let limiter: RateLimiter | undefined;

/** The limiter of the running server. */
export function getRateLimiter(): RateLimiter {
  limiter ??= createMemoryRateLimiter();
  return limiter;
}
