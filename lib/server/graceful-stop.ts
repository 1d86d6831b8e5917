import type { Server } from 'node:http';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';

/**
 * How long `/api/ready` responds with 503 while requests are still accepted, so that a load balancer stops
 * sending them.
 */
const announceMs = 1000;

/**
 * Time in milliseconds from the signal until requests in flight are aborted. An orchestrator kills after ten
 * seconds.
 */
const deadlineMs = 8000;

/** Time limit for sending the last traces, in milliseconds. */
const finishMs = 1000;

/** Interval in milliseconds at which connections are closed whose response was under way at the signal. */
const idleCheckMs = 100;

const stopping = processSingleton<boolean>('stopping');

/** Returns whether the process has received the stop signal. */
export const isStopping = (): boolean => stopping.get() === true;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops accepting connections and waits for requests in flight. */
async function close(server: Server): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(timer);
}

async function stop(server: Server, finish: () => Promise<void>): Promise<void> {
  await pause(announceMs);
  const closed = close(server).then(() => true);
  const isDone = await Promise.race([closed, pause(deadlineMs - announceMs).then(() => false)]);
  if (!isDone) logger.warn({}, 'stopped with requests in flight');
  await Promise.race([finish().catch(() => {}), pause(finishMs)]);
  process.exit(0);
}

/** Finishes requests in flight on SIGTERM and exits 0 within ten seconds. `finish` runs last. */
export function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  process.on('SIGTERM', () => {
    if (isStopping()) return;
    stopping.set(true);
    void stop(server, finish);
  });
  // Without a handler, the first process of a container ignores Ctrl+C.
  process.on('SIGINT', () => process.exit(130));
}
