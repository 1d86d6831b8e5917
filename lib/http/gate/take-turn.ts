import type { ServerResponse } from 'node:http';
import { transformEnd } from '@/lib/next-internals/response';
import type { ApiError } from '../error-response';
import { rateLimited } from '../limits';
import type { createFairQueue, NoPlace } from './fair-queue';

const retryAfterSeconds = 5;

const rejections: Readonly<Record<NoPlace, ApiError>> = {
  'client-full': rateLimited(retryAfterSeconds),
  full: {
    status: 503,
    code: 'busy',
    message: 'The site is busy. Please try again in a few seconds.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  },
};

type Work = {
  /** Starts the work. */
  readonly pass: () => void;
  /** Called when the response is complete, before it is sent. */
  readonly onEnd: () => void;
  /**
   * Maximum duration in milliseconds of work that continues after its client disconnected: the slot is free
   * when the work ends. Without it, the slot is free when the connection closes.
   */
  readonly continuesForMs?: number;
};

/** Starts the work when the queue has a slot, or returns the reason of the rejection. */
export async function takeTurn(
  enter: ReturnType<typeof createFairQueue>,
  client: string,
  response: ServerResponse,
  { pass, onEnd, continuesForMs }: Work,
): Promise<ApiError | null> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const place = await enter(client, gone.signal);
  if (gone.signal.aborted) {
    if (typeof place === 'function') place();
    return null;
  }
  if (typeof place === 'string') return rejections[place];
  // The work is done when the response is handed over, so a slow client holds no slot.
  transformEnd(response, (body) => {
    onEnd();
    place();
    return body;
  });
  if (continuesForMs === undefined) response.once('close', place);
  else setTimeout(place, continuesForMs).unref();
  pass();
  return null;
}
