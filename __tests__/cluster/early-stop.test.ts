/** @jest-environment node */
import { spawn } from 'node:child_process';
import { freePort } from '../e2e/support/run-site';

const tooLongMs = 10_000;

/** Starts a server and tells it to end so long after its first line, while it is still starting; its exit code. */
async function endWhileStarting(afterMs: number): Promise<number | null | 'still there'> {
  const server = spawn('node', ['.next/standalone/server.js'], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: String(await freePort()), HOSTNAME: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server.stdout.once('data', () => setTimeout(() => server.kill('SIGTERM'), afterMs));
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      resolve('still there');
    }, tooLongMs);
    server.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

test('a server that is told to end while it starts does', async () => {
  for (const afterMs of [0, 50, 100, 150, 200]) {
    // Before the site's own code runs it is Next that ends, with 143.
    expect([0, 143]).toContain(await endWhileStarting(afterMs));
  }
}, 120_000);
