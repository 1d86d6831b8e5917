import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, clientKey } from '@/lib/api/client-address';
import type { ApiError } from '@/lib/api/error-response';
import { createFairQueue } from '@/lib/fair-queue';
import { headersOf } from './headers-of';
import { runInSlot } from './run-in-slot';

/** An encode uses a core for up to a second. A browser requests all pictures of a page at once. */
const limits = { running: 2, waiting: 400, waitingPerClient: 100, waitMs: 20_000 };

/** Pictures that Next has encoded and stored. One that Next has removed is encoded once without the limit. */
const encoded = new LRUCache<string, true>({ max: 20_000 });

/** The optimizer's result depends on the formats that the browser accepts. */
const formatOf = (accept = '') => /image\/(?:avif|webp)/.exec(accept)?.[0] ?? '';

/**
 * Limits the image optimizer to two encodes at a time (ASSET-03), so that pages get processor time. Pictures
 * that are already encoded pass at once.
 */
export function createEncodeLimit() {
  const acquire = createFairQueue(limits);
  /** Calls `pass` when a slot is free for the picture, or returns the rejection. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ): Promise<ApiError | null> => {
    const key = `${formatOf(request.headers.accept)} ${request.url}`;
    if (encoded.has(key)) {
      pass();
      return null;
    }
    return runInSlot(acquire, clientKey(clientAddress(headersOf(request))), response, {
      pass,
      // Next completes each encode, so clients that disconnect at once would start any number of them.
      continuesForMs: 60_000,
      onEnd: () => {
        if (response.statusCode === 200 || response.statusCode === 304) encoded.set(key, true);
      },
    });
  };
}
