/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNginx } from '../../test-support/nginx';
import { get } from '../../test-support/visits';

/** Replicas with the responses of a test, without the site: these tests are about nginx only. */
type Respond = (request: IncomingMessage, response: ServerResponse, replica: number) => void;
let respond: Respond;
let replicas: Server[];
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  replicas = [0, 1].map((replica) =>
    // nginx closes idle connections, so that it sends no request on one that is being closed.
    createServer({ keepAliveTimeout: 0 }, (request, response) => respond(request, response, replica)),
  );
  const ports = replicas.map(
    (server) =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
  );
  proxy = await startNginx(await Promise.all(ports));
});
afterAll(async () => {
  await proxy?.stop();
  for (const server of replicas) server.close().closeAllConnections();
});

/** Requests that bypass the cache. */
const pages = (count: number) => Array.from({ length: count }, (_, number) => `/lyte/x${number}`);

test('a busy replica stays in the pool, and its own 503 is passed on', async () => {
  const received = [0, 0];
  respond = (_request, response, replica) => {
    received[replica] = (received[replica] ?? 0) + 1;
    response.writeHead(replica === 0 ? 503 : 200, { 'retry-after': '5' }).end('busy or not');
  };
  const statuses: number[] = [];
  for (const path of pages(20)) statuses.push((await get(proxy.port, path, 'localhost')).status);
  expect(received).toEqual([10, 10]);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
});

test('a replica that fails is replaced by another', async () => {
  respond = (_request, response, replica) => {
    response.writeHead(replica === 0 ? 502 : 200).end();
  };
  for (const path of pages(10)) expect((await get(proxy.port, path, 'localhost')).status).toBe(200);
});

test('a request that a replica does not finish is sent to another', async () => {
  respond = (request, response, replica) => {
    if (replica === 0) request.socket.destroy();
    else response.end();
  };
  for (const path of pages(10)) expect((await get(proxy.port, path, 'localhost')).status).toBe(200);
});

describe('a video below /content/dam', () => {
  const bytes = Buffer.from('0123456789');
  const video = '/content/dam/solstride/hero/loop-desktop.mp4';
  const received: IncomingMessage['headers'][] = [];

  beforeAll(() => {
    respond = ({ headers }, response) => {
      received.push(headers);
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      const common = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'max-age=60' };
      if (start === undefined) {
        response.writeHead(200, common).end(bytes);
        return;
      }
      const range = `bytes ${start}-${end}/${bytes.length}`;
      response
        .writeHead(206, { ...common, 'content-range': range })
        .end(bytes.subarray(Number(start), Number(end) + 1));
    };
  });

  test.each([
    ['0-3', '0123'],
    ['6-9', '6789'],
  ])('returns the range %s, so that a visitor can seek', async (range, body) => {
    const response = await get(proxy.port, video, 'localhost', { headers: { range: `bytes=${range}` } });
    expect([response.status, response.headers['content-range'], response.body]).toEqual([
      206,
      `bytes ${range}/10`,
      body,
    ]);
    expect(response.headers['x-cache']).toBe('BYPASS');
    expect(received.at(-1)?.range).toBe(`bytes=${range}`);
  });

  test('allows only GET and HEAD, and one spelling', async () => {
    const post = await fetch(`http://127.0.0.1:${proxy.port}${video}`, { method: 'POST', body: 'a=b' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const other = await get(proxy.port, video.replace('hero', '%68ero'), 'localhost');
    expect([other.status, other.headers.location]).toEqual([308, video]);
  });
});
