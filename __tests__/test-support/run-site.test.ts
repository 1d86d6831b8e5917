import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '@/test-support/run-site';

/** Listens on a port, and closes it. */
async function listenOnce(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

test('a free port can be used again and again, and is given once', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of [...ports, ...ports]) await listenOnce(port);
});

test('a port of another server is not free', async () => {
  const next = (await freePort()) + 2;
  const other = createServer().listen(next, '127.0.0.1');
  // Another process may have it already.
  await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => {});
  expect(await freePort()).not.toBe(next);
  other.close();
});
