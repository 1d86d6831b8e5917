import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type Site = {
  readonly url: string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Log lines so far. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly stop: () => Promise<void>;
  /** Ends it with SIGTERM, as an orchestrator does, and returns its exit. */
  readonly terminate: () => Promise<{ readonly code: number | null; readonly signal: string | null }>;
};

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site at ${url} did not start`);
}

/** Idle connections stay open: a busy client may send a request on one at the very time at which the server closes it. */
const defaults = { LOG_LEVEL: 'silent', KEEP_ALIVE_TIMEOUT: '600000' };

/**
 * Starts another server of the same build with its own environment, on a free port or on its `PORT`.
 * @param node path of the Node executable
 * @param folder of the project whose build it is
 */
export async function runSite(
  environment: Record<string, string> = {},
  node = 'node',
  folder = '.',
): Promise<Site> {
  const port = environment.PORT ?? String(await freePort());
  const server = spawn(node, [join(folder, '.next/standalone/server.js')], {
    env: { ...process.env, ...defaults, ...environment, PORT: port, HOSTNAME: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  server.stdout.on('data', (part) => {
    output += part;
  });
  const gone = new Promise<Awaited<ReturnType<Site['terminate']>>>((resolve) => {
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const url = `http://localhost:${port}`;
  await untilHealthy(url);
  return {
    url,
    signal: (name) => server.kill(name),
    lines: () => [...output.matchAll(/^(\{.*\})\n/gm)].map(([, line = '']) => JSON.parse(line)),
    stop: async () => {
      server.kill('SIGKILL');
      await gone;
    },
    terminate: () => {
      server.kill('SIGTERM');
      return gone;
    },
  };
}
