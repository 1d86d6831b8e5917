import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, clientKey } from '../client-address';
import type { ApiError } from '../error-response';
import { createFairQueue } from './fair-queue';
import { takeTurn } from './take-turn';

/** An encode takes a core for up to a second. A browser asks for all pictures of a page at once. */
const limits = { running: 2, waiting: 400, waitingPerClient: 100, waitMs: 20_000 };

/** Pictures that Next has encoded and stored; should one be gone, it is encoded once past the limit. */
const encoded = new LRUCache<string, true>({ max: 20_000 });

/** What the optimizer makes of an address depends on the formats that the browser takes. */
const formatOf = (accept = '') => /image\/(?:avif|webp)/.exec(accept)?.[0] ?? '';

/**
 * Lets the image optimizer encode two pictures at a time (ASSET-03), so that pages have processor time left. Pictures that are
 * encoded already pass at once.
 */
export function createEncodeLimit() {
  const enter = createFairQueue(limits);
  /** Calls `pass` when there is a place for the picture, or says why there is none. */
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
    const headers = { get: (name: string) => String(request.headers[name] ?? '') || null };
    return takeTurn(enter, clientKey(clientAddress(headers)), response, {
      pass,
      // Next encodes to the end: clients that hang up at once would start any number of encodes.
      goesOnForMs: 60_000,
      onEnd: () => {
        if (response.statusCode === 200 || response.statusCode === 304) encoded.set(key, true);
      },
    });
  };
}
