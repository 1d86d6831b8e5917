import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/test-support/run-site';

export const siteFolder = '.next/standalone';
export const blankFolder = 'tools/bench/blank-site/.next/standalone/tools/bench/blank-site';

/** The options of `npm start` and of the image. */
const heapLimits = ['--max-old-space-size=224', '--max-semi-space-size=4'];

export type Server = {
  readonly port: number;
  /** Milliseconds from its start to the first response of `readyPath`. */
  readonly readyMs: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** Processor time in milliseconds. */
  readonly cpu: () => number;
  /** Longest time that the main thread computed without a turn of the event loop since the last call, in milliseconds. */
  readonly longestBlock: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const ticksPerSecond = 100;

function cpuMs(pid: number): number {
  // The name in the second field may contain spaces. User and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} ended with ${server.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Starts a built server on a free port. */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
  { readyPath = '/api/ready', withHeapLimit = true, watchBlocks = false } = {},
): Promise<Server> {
  const port = await freePort();
  const startedAt = performance.now();
  const options = [
    ...(withHeapLimit ? heapLimits : []),
    ...(watchBlocks ? ['--import', path.resolve('tools/bench/lib/watch-blocks.mjs')] : []),
  ];
  const server = spawn('node', [...options, path.resolve(folder, 'server.js')], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port), HOSTNAME: '0.0.0.0' },
    stdio: ['ignore', 'ignore', 'inherit', ...(watchBlocks ? (['ipc'] as const) : [])],
  });
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await untilReady(server, `http://localhost:${port}${readyPath}`);
  const pid = server.pid ?? 0;
  return {
    port,
    readyMs: performance.now() - startedAt,
    memory: () => memoryMb(pid),
    cpu: () => cpuMs(pid),
    longestBlock: () =>
      new Promise((resolve) => {
        server.once('message', (ms) => resolve(Number(ms)));
        server.send('longest block');
      }),
    stop: async () => {
      server.kill('SIGKILL');
      await gone;
    },
  };
}
