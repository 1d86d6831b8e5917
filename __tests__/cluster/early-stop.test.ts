import { spawn } from 'node:child_process';
import { freePort } from '../../test-support/run-site';

const tooLongMs = 10_000;

/** Starts a server, sends SIGTERM this long after its first line, and returns its exit. */
async function endWhileStarting(afterMs: number): Promise<number | string | null> {
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
    server.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(signal ?? code);
    });
  });
}

test('a server that gets SIGTERM during the start ends', async () => {
  for (const afterMs of [0, 50, 100, 150, 200]) {
    // Before Next handles the signal the default action ends the process, and before the site's code runs Next ends
    // with 143.
    expect(['SIGTERM', 143, 0]).toContain(await endWhileStarting(afterMs));
  }
}, 120_000);
