import type { Server } from 'node:http';
import { takeOverSignal } from '@/lib/next-internals/server';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import type { RequestHook } from '@/lib/request-hook';

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

const stopping = processSingleton<boolean>('stopping');

/** Returns whether the process has received the stop signal. */
export const isStopping = (): boolean => stopping.get() === true;

/** Servers that had a request, which are closed at the end. */
const servers = new Set<Server>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops accepting connections and waits for requests in flight. */
function close(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}

async function stop(finish: () => Promise<void>): Promise<void> {
  await pause(announceMs);
  const closed = Promise.all([...servers].map(close)).then(() => true);
  const isDone = await Promise.race([closed, pause(deadlineMs - announceMs).then(() => false)]);
  if (!isDone) logger.warn({}, 'stopped with requests in flight');
  await Promise.race([finish().catch(() => {}), pause(finishMs)]);
  process.exit(0);
}

/** Closes the connection after each response once the process is stopping. */
export const closeConnectionsAtStop: RequestHook = ({ response, server }) => {
  servers.add(server);
  if (isStopping()) response.shouldKeepAlive = false;
  // A response that started before the signal keeps its connection open.
  response.once('finish', () => {
    if (isStopping()) setImmediate(() => server.closeIdleConnections());
  });
};

/** Finishes requests in flight on SIGTERM and exits 0 within ten seconds. `finish` runs last. */
export function stopOnSignal(finish: () => Promise<void>): void {
  takeOverSignal('SIGTERM', () => {
    if (isStopping()) return;
    stopping.set(true);
    void stop(finish);
  });
}
