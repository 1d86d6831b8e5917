import { until } from '../../../test-support/until';
import { addresses, type ExpectedPage, get } from '../../../test-support/visits';

/** Visitors that request one page after the other, so that the load adapts to a busy machine. */
const visitors = 4;
const pauseMs = 100;

export type Report = {
  requests: number;
  /** Stale responses, of the site's cache or the proxy's. */
  stale: number;
  slowestMs: number;
};

function isStale(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['x-nextjs-cache'] === 'STALE' || ['STALE', 'UPDATING'].includes(String(headers['x-cache']));
}

/** Sends one request. Returns the failure as text for the test's output, null for the expected page. */
async function visit(port: number, address: ExpectedPage, report: Report): Promise<string | null> {
  const { host, path, status: expected, shows } = address;
  const startedAt = performance.now();
  report.requests += 1;
  // Requests of many clients: a single one would exceed its limit.
  const client = { 'x-forwarded-for': `192.0.2.${report.requests % 250}` };
  try {
    const { status, headers, body } = await get(port, path, host, { headers: client });
    if (isStale(headers)) report.stale += 1;
    if (status !== expected) return `${host}${path}: ${status}`;
    return body.includes(shows) ? null : `${host}${path}: without ${shows}`;
  } catch (error) {
    return `${host}${path}: ${error}`;
  } finally {
    report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - startedAt));
  }
}

/** Requests the addresses in turn, up to 40 times a second, until it is stopped. */
export function startLoad(port: number) {
  const report: Report = { requests: 0, stale: 0, slowestMs: 0 };
  const failures: string[] = [];
  let responses = 0;
  let isRunning = true;
  const visitAll = async () => {
    while (isRunning) {
      const address = addresses[report.requests % addresses.length] as ExpectedPage;
      const failure = await visit(port, address, report);
      if (failure) failures.push(failure);
      responses += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const running = Array.from({ length: visitors }, visitAll);
  return {
    report,
    failures,
    /** Waits until every address has been requested this often from now on. */
    async rounds(count: number) {
      const last = report.requests + count * addresses.length + visitors;
      await until('the load goes on', () => responses >= last);
    },
    async stop(): Promise<void> {
      isRunning = false;
      await Promise.all(running);
    },
  };
}
