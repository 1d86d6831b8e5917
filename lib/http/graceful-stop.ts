import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { logger } from '@/lib/observability/logger';

/** For so long `/api/ready` says 503 while requests are still taken, so that a load balancer goes elsewhere first. */
const announceMs = 1000;

/** After so long what still runs is given up: an orchestrator would kill it after ten seconds. */
const deadlineMs = 8000;

/** For so long what is to be sent at the end, such as the last traces, may take. */
const finishMs = 1000;

type Message = { readonly response: ServerResponse; readonly server: Server };

const stoppingKey: unique symbol = Symbol.for('solstride.stopping');

// Asked by a route handler, which Next bundles apart from what sets it.
const shared: typeof globalThis & { [stoppingKey]?: boolean } = globalThis;

/** Whether the process was told to end. */
export function isStopping(): boolean {
  return shared[stoppingKey] === true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes no new connections and waits for what is in flight. */
function close(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}

async function stop(servers: ReadonlySet<Server>, finish: () => Promise<void>): Promise<void> {
  await pause(announceMs);
  const closed = Promise.all([...servers].map(close)).then(() => true);
  const isDone = await Promise.race([closed, pause(deadlineMs - announceMs).then(() => false)]);
  if (!isDone) logger.warn({}, 'stopped with requests in flight');
  await Promise.race([finish().catch(() => {}), pause(finishMs)]);
  process.exit(0);
}

/**
 * On SIGTERM finishes what is in flight and exits 0 within ten seconds. Next's own handler exits 143, and waits for
 * connections that visitors keep open; it is already there when this runs, and is replaced. `finish` runs last.
 */
export function stopGracefully(finish: () => Promise<void>): void {
  const servers = new Set<Server>();
  subscribe('http.server.request.start', (message) => {
    const { response, server } = message as Message;
    servers.add(server);
    if (isStopping()) response.shouldKeepAlive = false;
  });
  subscribe('http.server.response.finish', (message) => {
    const { server } = message as Message;
    // An answer that began before the signal left its connection open.
    if (isStopping()) setImmediate(() => server.closeIdleConnections());
  });
  const others = process.listeners('SIGTERM');
  process.on('SIGTERM', () => {
    if (isStopping()) return;
    shared[stoppingKey] = true;
    void stop(servers, finish);
  });
  // Only now: without any listener, a signal that came a moment ago would be lost.
  for (const other of others) process.off('SIGTERM', other);
}
