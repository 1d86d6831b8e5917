import { Agent } from 'node:http';
import { addresses, type ExpectedPage, get } from '../../../test-support/visits';

export type Report = {
  requests: number;
  failures: number;
  /** Stale responses, of the site's cache or the proxy's. */
  stale: number;
  slowestMs: number;
};

/** Failures, as text for the test's output. */
type Failure = string;

function isStale(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['x-nextjs-cache'] === 'STALE' || ['STALE', 'UPDATING'].includes(String(headers['x-cache']));
}

async function visit(
  port: number,
  address: ExpectedPage,
  agent: Agent,
  report: Report,
): Promise<Failure | null> {
  const startedAt = performance.now();
  report.requests += 1;
  // Requests of many clients: a single one would exceed its limit.
  const client = { 'x-forwarded-for': `192.0.2.${report.requests % 250}` };
  try {
    const { status, headers, body } = await get(port, address.path, address.host, { agent, headers: client });
    if (isStale(headers)) report.stale += 1;
    if (status !== address.status) return `${address.host}${address.path}: ${status}`;
    return body.includes(address.shows) ? null : `${address.host}${address.path}: without ${address.shows}`;
  } catch (error) {
    return `${address.host}${address.path}: ${error}`;
  } finally {
    report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - startedAt));
  }
}

/** Sends requests at a steady rate, independent of earlier responses, until it is stopped. */
export function startLoad(port: number, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const report: Report = { requests: 0, failures: 0, stale: 0, slowestMs: 0 };
  const failures: Failure[] = [];
  const running = new Set<Promise<void>>();
  let next = 0;
  const timer = setInterval(() => {
    const address = addresses[next++ % addresses.length];
    if (!address) return;
    const one = visit(port, address, agent, report).then((failure) => {
      running.delete(one);
      if (failure) failures.push(failure);
    });
    running.add(one);
  }, 1000 / perSecond);
  return async (): Promise<{ readonly report: Report; readonly failures: readonly Failure[] }> => {
    clearInterval(timer);
    await Promise.all(running);
    agent.destroy();
    return { report: { ...report, failures: failures.length }, failures };
  };
}
