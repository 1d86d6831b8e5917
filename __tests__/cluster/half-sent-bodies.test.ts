import { connect, type Socket } from 'node:net';
import { requestTimeoutMs } from '@/lib/http/gate/deadlines';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { get } from '../../test-support/visits';
import { measured, memoryBytes } from './support/memory';

const clients = 200;
const sentBytes = 1024 * 1024;

let site: Site;
let port: number;

beforeAll(async () => {
  port = await freePort();
  site = await runSite({ PORT: String(port), ...measured, RATE_LIMIT_PER_MINUTE: '100000' });
}, 120_000);
afterAll(() => site?.stop());

const paths = [
  '/',
  '/faq',
  '/sports-drink/fruit-punch',
  '/sitemap.xml',
  '/x.png',
  '/_next/static/x.js',
  '/api/contact',
  '/api/newsletter',
  '/api/reviews',
  '/api/health',
];

/** Bodies above the limit of any route, with Content-Length or chunked, or the start of a body that never ends. */
const bodies: readonly { readonly head: string; readonly body: Buffer }[] = [
  { head: 'Content-Length: 99999999', body: Buffer.alloc(sentBytes, 'x') },
  {
    head: 'Transfer-Encoding: chunked',
    body: Buffer.concat([Buffer.from('fffffff\r\n'), Buffer.alloc(sentBytes, 'x')]),
  },
  { head: 'Content-Length: 32000', body: Buffer.alloc(20_000, 'x') },
  { head: 'Content-Length: 32000\r\nExpect: 100-continue', body: Buffer.alloc(0) },
];

/** Sends half a request. Resolves when the site closes the connection. */
function sendHalf(number: number): Promise<void> {
  const path = paths[number % paths.length];
  const { head, body } = bodies[Math.floor(number / paths.length) % bodies.length] ?? { head: '', body: '' };
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
      );
      socket.write(body);
    });
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => resolve());
  });
}

/** Requests pages one after the other. */
async function visit(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status } = await get(port, paths[time % 4] ?? '/', 'localhost');
    expect(status).toBe(200);
  }
}

test(`${clients} incomplete bodies need little memory, delay no other request and are closed in time`, async () => {
  await visit(200);
  const before = await memoryBytes(site, port);
  const startedAt = performance.now();
  let open = clients;
  const all = Array.from({ length: clients }, (_, number) => sendHalf(number).then(() => (open -= 1)));
  let most = 0;
  while (open > 0) {
    await visit(4);
    most = Math.max(most, await memoryBytes(site, port));
  }
  await Promise.all(all);
  expect(performance.now() - startedAt).toBeLessThan(requestTimeoutMs + 5000);
  expect(most - before).toBeLessThan(50 * 1024 * 1024);
}, 120_000);
