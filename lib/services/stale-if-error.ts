import { LRUCache } from 'lru-cache';
import type { Result, UpstreamError } from '@/lib/result';

/** A fresh value, a stale one after a failed request, or neither. */
export type Loaded<Value, Failure = UpstreamError> =
  | { readonly state: 'fresh'; readonly value: Value }
  | { readonly state: 'stale'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: Failure };

type Options = {
  /** Backoff of a failed key in milliseconds. */
  readonly backoffMs: number;
  /** Maximum number of failed keys in backoff; the oldest is dropped first. */
  readonly maxFailed?: number;
  readonly now?: () => number;
};

type Request<Value, Failure> = {
  /** Sends the request; `startedAt` is when, in milliseconds. */
  readonly send: (startedAt: number) => Promise<Result<Value, Failure>>;
  /** Returns whether the result of a request started at that time is up to date; by default it is. */
  readonly isCurrent?: (startedAt: number) => boolean;
  /** Returns the stored value; called after the request failed. */
  readonly stale: () => Value | null;
};

/**
 * Creates a reader of a service's values by key (CONT-06, REV-08). While the service fails, it returns stored values,
 * so that complete pages stay complete, and limits requests: concurrent readers of a key share one request, and a
 * failed key has a backoff. The caller stores the values.
 */
export function createStaleIfError<Value, Failure extends object = UpstreamError>(options: Options) {
  const { backoffMs, maxFailed = 1000, now = Date.now } = options;
  // Without a resolution of zero the cache would remember the time itself.
  const failed = new LRUCache<string, Failure>({
    max: maxFailed,
    ttl: backoffMs - 1,
    ttlResolution: 0,
    perf: { now },
  });
  type Running = { readonly startedAt: number; readonly result: Promise<Result<Value, Failure>> };
  const running = new Map<string, Running>();

  function start(key: string, send: Request<Value, Failure>['send']): Running {
    const startedAt = now();
    const result = send(startedAt)
      .then((received) => {
        if (received.ok) failed.delete(key);
        else failed.set(key, received.error);
        return received;
      })
      .finally(() => {
        if (running.get(key)?.result === result) running.delete(key);
      });
    const request = { startedAt, result };
    running.set(key, request);
    return request;
  }

  return {
    /** Returns the error of a key during its backoff. */
    lastError: (key: string): Failure | undefined => failed.get(key),

    /** Starts the backoff of a key. */
    backOff: (key: string, error: Failure): void => void failed.set(key, error),

    /** Ends every backoff. */
    retryAll: (): void => failed.clear(),

    /** Requests the value of a key. Throws only errors that `send` throws. */
    async load(key: string, { send, isCurrent = () => true, stale }: Request<Value, Failure>) {
      const error = failed.get(key);
      const instead = (failure: Failure): Loaded<Value, Failure> => {
        const value = stale();
        return value === null ? { state: 'failed', error: failure } : { state: 'stale', value };
      };
      if (error) return instead(error);
      const shared = running.get(key);
      const { result } = shared && isCurrent(shared.startedAt) ? shared : start(key, send);
      const received = await result;
      return received.ok ? ({ state: 'fresh', value: received.value } as const) : instead(received.error);
    },
  };
}
