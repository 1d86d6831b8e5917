import type { ServerResponse } from 'node:http';
import type { ApiError } from '@/lib/api/error-response';
import { rateLimited } from '@/lib/api/limits';
import type { createFairQueue, QueueFull } from '@/lib/fair-queue';
import { transformEnd } from '@/lib/next-internals/response';

const retryAfterSeconds = 5;

const rejections: Readonly<Record<QueueFull, ApiError>> = {
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
export async function runInSlot(
  acquire: ReturnType<typeof createFairQueue>,
  client: string,
  response: ServerResponse,
  { pass, onEnd, continuesForMs }: Work,
): Promise<ApiError | null> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const release = await acquire(client, gone.signal);
  if (gone.signal.aborted) {
    if (typeof release === 'function') release();
    return null;
  }
  if (typeof release === 'string') return rejections[release];
  // The work is done when the response is handed over, so a slow client holds no slot.
  transformEnd(response, (body) => {
    onEnd();
    release();
    return body;
  });
  if (continuesForMs === undefined) response.once('close', release);
  else setTimeout(release, continuesForMs).unref();
  pass();
  return null;
}
