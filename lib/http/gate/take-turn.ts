import type { ServerResponse } from 'node:http';
import { transformEnd } from '@/lib/next-internals/response';
import type { ApiError } from '../error-response';
import type { createFairQueue, NoPlace } from './fair-queue';

const retryAfter = { 'retry-after': '5' };

const rejections: Readonly<Record<NoPlace, ApiError>> = {
  'client-full': {
    status: 429,
    code: 'rate-limited',
    message: 'Too many requests. Please try again later.',
    headers: retryAfter,
  },
  full: {
    status: 503,
    code: 'busy',
    message: 'The site is busy. Please try again in a few seconds.',
    headers: retryAfter,
  },
};

type Work = {
  /** Begins the work. */
  readonly pass: () => void;
  /** Called when the response is complete, before it is sent. */
  readonly onEnd: () => void;
  /**
   * For work that goes on when its client is gone: the place is then free at its end, after so many milliseconds at the
   * latest. Otherwise it is free when the connection closes.
   */
  readonly goesOnForMs?: number;
};

/** Begins work when the queue has a place for it, or says why there is none. */
export async function takeTurn(
  enter: ReturnType<typeof createFairQueue>,
  client: string,
  response: ServerResponse,
  { pass, onEnd, goesOnForMs }: Work,
): Promise<ApiError | null> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const place = await enter(client, gone.signal);
  if (gone.signal.aborted) {
    if (typeof place === 'function') place();
    return null;
  }
  if (typeof place === 'string') return rejections[place];
  // The work is done when the end is handed over. A client that reads slowly keeps no place.
  transformEnd(response, (body) => {
    onEnd();
    place();
    return body;
  });
  if (goesOnForMs === undefined) response.once('close', place);
  else setTimeout(place, goesOnForMs).unref();
  pass();
  return null;
}
