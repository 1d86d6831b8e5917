import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { parseConfig } from '@/lib/config/parse';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import type { RequestHook } from '@/lib/request-hook';
import { createSiteServer } from '@/lib/server/site-server';
import { sendBytes, statusesOf } from '../../support/send-bytes';
import { stopClock } from '../../support/stop-clock';
import { until } from '../../support/until';

stopClock();
let server: Server;
let port: number;
/** The requests that Next receives. */
let seen: (Pick<IncomingMessage, 'headers'> & { method: string; url: string; body: string })[];
/** When Next responds. */
let hold: Promise<void> | undefined;

async function next(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request;
  const one = { method, url, headers, body: '' };
  seen.push(one);
  for await (const part of request) one.body += part;
  await hold;
  response.end(`${url} ${one.body.length}`);
}

async function listen(variables: Record<string, string>, hooks: readonly RequestHook[] = [], handler = next) {
  server = createSiteServer(parseConfig(variables), hooks, handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
}

const close = () => {
  server.closeAllConnections();
  server.close();
};

beforeEach(async () => {
  seen = [];
  hold = undefined;
  await listen({ KEEP_ALIVE_TIMEOUT: '7000' });
});
afterEach(() => {
  processSingleton<boolean>('stopping').set(undefined);
  close();
});

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n';
const last = get('/last', 'Connection: close\r\n');

test('each GET passes once', async () => {
  const text = await sendBytes(port, get('/a'), get('/b?c=d', 'X-Word: host\r\n'), last);
  expect(statusesOf(text)).toEqual([200, 200, 200]);
  expect(seen.map(({ url }) => url)).toEqual(['/a', '/b?c=d', '/last']);
});

test.each([
  ['POST', '/faq'],
  ['POST', '/x.png'],
  ['PUT', '/sitemap.xml'],
  ['TRACE', '/'],
  ['PROPFIND', '/api/contact'],
])('%s %s is rejected by its head, and its body does not reach Next', async (method, path) => {
  const headers = 'Host: localhost\r\nX-Request-Id: r-1\r\nContent-Length: 100000\r\n';
  const head = `${method} ${path} HTTP/1.1\r\n${headers}\r\n`;
  const text = await sendBytes(port, head, 'x'.repeat(100_000), last);
  expect(statusesOf(text)).toEqual([405, 200]);
  expect(text).toMatch(/^allow: GET, HEAD/im);
  expect(text).toMatch(/^cache-control: no-store/im);
  expect(text).toMatch(/^x-content-type-options: nosniff$/im);
  expect(text).toMatch(/^cross-origin-opener-policy: same-origin$/im);
  expect(text).toMatch(/^referrer-policy: strict-origin-when-cross-origin$/im);
  expect(text).toMatch(/^x-request-id: r-1$/im);
  expect(text).toContain('"code":"method-not-allowed"');
  expect(seen.map(({ url }) => url)).toEqual(['/last']);
});

test('of many pipelined requests on one connection few are handled, and the connection is closed', async () => {
  expect(statusesOf(await sendBytes(port, get('/a').repeat(9) + last))).toEqual(new Array(10).fill(200));
  seen = [];
  expect(statusesOf(await sendBytes(port, get('/a').repeat(500)))).toEqual([]);
  expect(seen).toHaveLength(10);
});

test('a client that waits for each response may continue', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendNext = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, path: '/a', agent }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      );
      sent.on('error', reject).end();
    });
  for (let time = 0; time < 30; time += 1) expect(await sendNext()).toBe(200);
  agent.destroy();
});

test('a body within the limit passes, in one piece or in chunks', async () => {
  const body = 'x'.repeat(32 * 1024);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n';
  const sized = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n8000\r\n${body}\r\n0\r\n\r\n`;
  expect(statusesOf(await sendBytes(port, sized, chunked, last))).toEqual([200, 200, 200]);
  expect(seen.map((one) => one.body.length)).toEqual([32_768, 32_768, 0]);
});

test('a client with Expect: 100-continue has the same limits', async () => {
  const expecting = (path: string, bytes: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`;
  expect(statusesOf(await sendBytes(port, `${expecting('/faq', 5)}12345${last}`))).toEqual([100, 405, 200]);
  const large = expecting('/api/contact', 40_000) + 'x'.repeat(40_000);
  expect(statusesOf(await sendBytes(port, large, last))).toEqual([100, 413, 200]);
  seen = [];
  const text = await sendBytes(port, `${expecting('/api/contact', 5)}12345${last}`);
  expect(statusesOf(text)).toEqual([100, 200, 200]);
  expect(seen.map(({ body }) => body)).toEqual(['12345', '']);
});

test('headers that control Next are removed in every spelling and number', async () => {
  const internal = 'X-PRERENDER-Revalidate: a\r\nx-prerender-revalidate: b\r\nNext-Action: c\r\nRSC: 1\r\n';
  await sendBytes(port, get('/a', `${internal}X-Forwarded-Proto: https\r\nConnection: close\r\n`));
  expect(seen[0]?.headers).toEqual({ host: 'localhost', rsc: '1', connection: 'close' });
});

test.each([
  ['__next_preview_data=x', ''],
  ['a=1; __next_preview_data=x; b=2', 'a=1; b=2'],
  ['__next_preview_data=x;__next_preview_data=y; a=1', '; a=1'],
  ['a=__next_preview_data=x', 'a=__next_preview_data=x'],
])('of the cookies %j Next receives %j', async (cookie, expected) => {
  await sendBytes(port, get('/faq', `Cookie: ${cookie}\r\nConnection: close\r\n`));
  expect(seen[0]?.headers.cookie).toBe(expected);
});

test('an absolute target is handled as its path', async () => {
  await sendBytes(port, get('http://evil.example/a/../b?c', 'Connection: close\r\n'));
  expect(seen[0]).toMatchObject({ url: '/b?c', headers: { host: 'localhost' } });
});

test.each<[string, string, number]>([
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['no HTTP', 'nonsense\r\n\r\n', 405],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['a space before a colon', get('/', 'X : y\r\n'), 400],
  ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`, 400],
  ['length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['an unknown coding', `${post}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`, 400],
  ['a long address', get(`/${'a'.repeat(20_000)}`), 431],
])('%s', async (_, text, status) => {
  const response = await sendBytes(port, text);
  expect(statusesOf(response)).toEqual([status]);
  expect(response).toMatch(/^x-request-id: ./im);
  expect(response).toMatch(/^x-content-type-options: nosniff$/im);
  expect(seen).toEqual([]);
});

test('invalid input behind a pending request has no response, which would be taken for its own', async () => {
  let respond = () => {};
  hold = new Promise((resolve) => {
    respond = resolve;
  });
  expect(await sendBytes(port, get('/slow'), 'nonsense\r\n\r\n')).toBe('');
  respond();
});

test('the response to HEAD has no body', async () => {
  const text = await sendBytes(port, 'HEAD /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(text).toMatch(/^content-length: [1-9]\d+$/im);
  expect(text).toMatch(/\r\n\r\n$/);
});

test.each(['FOO /', 'CONNECT evil.example:443'])('%s gets a whole response', async (start) => {
  const text = await sendBytes(port, `${start} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nc/);
  expect(head).toMatch(/^cache-control: no-store$/m);
  expect(head).toMatch(/^content-type: application\/json$/m);
  expect(head).toMatch(/^allow: GET, HEAD$/m);
  expect(head).toMatch(/^connection: close$/m);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'method-not-allowed' } });
});

test.each([
  ['GET /a b HTTP/1.1\r\n\r\n', 'bad-request', /malformed/],
  [get(`/${'a'.repeat(20_000)}`), 'head-too-large', /too long/],
])('the error says what is wrong: %#', async (request, code, message) => {
  const { error } = JSON.parse(/\{"error":.*\}\}/.exec(await sendBytes(port, request))?.[0] ?? '');
  expect(error).toEqual({ code, message: expect.stringMatching(message) });
});

test('behind a trusted proxy Next gets what that says of the client', async () => {
  close();
  await listen({ TRUST_PROXY: 'true' });
  await sendBytes(port, get('/a', 'X-Forwarded-Proto: https\r\nConnection: close\r\n'));
  expect(seen[0]?.headers['x-forwarded-proto']).toBe('https');
});

test('a protocol upgrade is ignored', async () => {
  const text = await sendBytes(port, get('/a', 'Upgrade: websocket\r\nConnection: Upgrade, close\r\n'));
  expect(statusesOf(text)).toEqual([200]);
});

test('hooks run in their order before the head is checked', async () => {
  close();
  const order: string[] = [];
  await listen({}, [
    ({ request }) => order.push(`1 ${request.url}`),
    ({ request }) => {
      order.push('2');
      request.url = '/changed';
    },
  ]);
  await sendBytes(port, get('/%', 'Connection: close\r\n'));
  expect([order, seen.map(({ url }) => url)]).toEqual([['1 /%', '2'], ['/changed']]);
});

test('a request that fails is logged and closed', async () => {
  close();
  const error = jest.spyOn(logger, 'error').mockImplementation();
  await listen({}, [], () => Promise.reject(new Error('a secret')));
  expect(await sendBytes(port, get('/a'))).toBe('');
  expect(error).toHaveBeenCalledWith({ frames: expect.any(String) }, 'request failed');
  error.mockRestore();
});

test('a process that stops closes each connection after the response', async () => {
  processSingleton<boolean>('stopping').set(true);
  const text = await sendBytes(port, get('/a'));
  expect(statusesOf(text)).toEqual([200]);
  expect(text).toMatch(/^connection: close$/im);
});

test('heads, requests, pauses and idle connections have time limits', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 7000,
  });
});

test('a client that was too slow is disconnected without a response', async () => {
  const socket = connect(port, '127.0.0.1');
  const [ours] = await once(server, 'connection');
  server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), ours);
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toBe('');
});

test('a rejected client gets its response while it continues to send', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.write('POST /faq HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n');
  const send = () => socket.destroyed || socket.write('x'.repeat(1000), () => setImmediate(send));
  send();
  await until(() => text.includes('method-not-allowed'));
  const { bytesWritten } = socket;
  await until(() => socket.bytesWritten > bytesWritten + 100_000);
  socket.destroy();
  expect(statusesOf(text)).toEqual([405]);
});
