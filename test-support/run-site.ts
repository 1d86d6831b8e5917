import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

export type Site = {
  readonly url: string;
  readonly port: number;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Log lines so far. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends it with SIGTERM, as an orchestrator does, and returns its exit. */
  readonly terminate: () => Promise<{ readonly code: number | null; readonly signal: string | null }>;
};

/**
 * Ports below the range of outgoing connections, one of which could otherwise take the port of a server that is being
 * restarted.
 */
const ports = { first: 20_000, last: 30_000 };

/** Listens on a port; null if another server does. */
function listen(port: number, host?: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, host, () => resolve(server));
  });
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Returns a port for a server that needs a number, or that is restarted. No other process of the tests gets it while
 * this one runs, because this one listens on the port before it.
 */
export async function freePort(): Promise<number> {
  for (let reserved = ports.first; reserved < ports.last; reserved += 2) {
    const reservation = await listen(reserved, '127.0.0.1');
    const probe = reservation && (await listen(reserved + 1));
    if (probe) {
      await close(probe);
      return reserved + 1;
    }
    if (reservation) await close(reservation);
  }
  throw new Error(`No port from ${ports.first} to ${ports.last} is free`);
}

/**
 * Idle connections stay open, because a busy client may send a request on one just as the server closes it. Services
 * have time to respond even on a busy machine.
 */
const defaults = { LOG_LEVEL: 'silent', KEEP_ALIVE_TIMEOUT: '600000', UPSTREAM_TIMEOUT_MS: '120000' };

/**
 * Starts another server of the same build with its own environment, on a free port or on its `PORT`.
 * @param node path of the Node executable
 * @param folder of the project whose build it is
 * @throws when the server ends before it is up
 */
export async function runSite(
  environment: Record<string, string> = {},
  node = 'node',
  folder = '.',
): Promise<Site> {
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const server = spawn(node, [join(folder, '.next/standalone/server.js')], {
    env: { ...process.env, ...defaults, ...environment, PORT: String(port), HOSTNAME: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (part) => {
    output += part;
  });
  let errors = '';
  server.stderr.on('data', (part) => {
    errors += part;
  });
  const gone = new Promise<Awaited<ReturnType<Site['terminate']>>>((resolve) => {
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (!isRunning()) throw new Error(`The site at ${url} did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    port,
    isRunning,
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
