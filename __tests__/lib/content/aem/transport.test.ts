// Rules: CONT-03, OPS-08
import { gzipSync } from 'node:zlib';
import { parseConfig } from '@/lib/config/parse';
import { fetchResponse, getJson } from '@/lib/content/aem/aem-source';
import { stopClock } from '../../../support/stop-clock';
import { testServer } from '../../../support/test-server';
import { until } from '../../../support/until';

stopClock();
const { close, received, serve } = testServer();

const limit = { timeoutMs: 300, maxBytes: 10_000 };

test('returns the JSON of a response and sends the headers', async () => {
  const url = await serve((request, response) => {
    response.end(JSON.stringify({ accept: request.headers.accept, auth: request.headers.authorization }));
  });
  expect(await getJson(url, { ...limit, headers: { authorization: 'Bearer token' } })).toEqual({
    ok: true,
    value: { accept: 'application/json', auth: 'Bearer token' },
  });
});

test('an error status is an http failure and is not retried', async () => {
  const url = await serve((_, response) => response.writeHead(503).end('{}'));
  expect(await getJson(url, limit)).toEqual({
    ok: false,
    error: { kind: 'http', message: `API request to ${url} failed: 503 Service Unavailable` },
  });
  expect(received()).toBe(1);
});

test('a redirect to a login page is not followed', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/login') response.end('{"data":{}}');
    else response.writeHead(302, { location: '/login' }).end();
  });
  expect(await getJson(url, limit)).toMatchObject({ error: { kind: 'http' } });
  expect(received()).toBe(1);
});

test.each([
  ['a login page', '<!doctype html><title>Sign in</title>'],
  ['cut-off JSON', '{"data":'],
  ['nothing', ''],
])('%s with HTTP 200 is not JSON', async (_, body) => {
  const url = await serve((_request, response) => response.end(body));
  expect(await getJson(url, limit)).toMatchObject({ ok: false, error: { kind: 'not-json' } });
});

test('a connection that closes before a response is retried once', async () => {
  const url = await serve((request, response) => {
    if (received() === 1) request.socket.destroy();
    else response.end('[]');
  });
  expect(await getJson(url, limit)).toEqual({ ok: true, value: [] });
  expect(received()).toBe(2);
});

test('a connection that closes again is a network failure after one retry', async () => {
  const url = await serve((request) => request.socket.destroy());
  expect(await getJson(url, limit)).toMatchObject({ error: { kind: 'network' } });
  expect(received()).toBe(2);
});

test('a refused connection is a network failure', async () => {
  const url = await serve(() => {});
  await close();
  expect(await getJson(url, limit)).toMatchObject({ error: { kind: 'network' } });
});

test('a connection that closes in the middle of the body is not retried', async () => {
  const url = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data"', () => request.socket.destroySoon());
  });
  expect(await getJson(url, limit)).toMatchObject({ error: { kind: 'network' } });
  expect(received()).toBe(1);
});

test('a response that is not HTTP is not retried', async () => {
  const url = await serve((request) => request.socket.end('nonsense\r\n\r\n'));
  expect(await getJson(url, limit)).toMatchObject({ error: { kind: 'network' } });
  expect(received()).toBe(1);
});

test('silence is a timeout, and is not retried', async () => {
  const url = await serve(() => {});
  const response = getJson(url, limit);
  await until(() => received() === 1);
  jest.advanceTimersByTime(299);
  expect(await Promise.race([response, 'waits'])).toBe('waits');
  jest.advanceTimersByTime(1);
  expect(await response).toEqual({
    ok: false,
    error: { kind: 'timeout', message: `API request to ${url} failed: no response within 300 ms` },
  });
  expect(received()).toBe(1);
});

test('the time limit covers the body', async () => {
  const url = await serve((_, response) => {
    response.write('{"data":');
  });
  const send = jest.spyOn(globalThis, 'fetch');
  const response = getJson(url, limit);
  const head = await send.mock.results[0]?.value;
  expect(head.status).toBe(200);
  jest.advanceTimersByTime(300);
  expect(await response).toMatchObject({ error: { kind: 'timeout' } });
  send.mockRestore();
  expect(received()).toBe(1);
});

test.each([
  ['announced', { 'content-length': '2000' }],
  ['streamed', {}],
])('a body over the limit is rejected, %s', async (_, headers) => {
  const url = await serve((_request, response) =>
    response.writeHead(200, headers).end(`"${'x'.repeat(1998)}"`),
  );
  expect(await getJson(url, { ...limit, maxBytes: 1000 })).toMatchObject({ error: { kind: 'shape' } });
  expect(await getJson(url, { ...limit, maxBytes: 2000 })).toMatchObject({ ok: true });
});

test('characters split between two chunks stay whole', async () => {
  const bytes = Buffer.from('"été"');
  const url = await serve((_, response) => {
    response.write(bytes.subarray(0, 2), () => setImmediate(() => response.end(bytes.subarray(2))));
  });
  expect(await getJson(url, limit)).toEqual({ ok: true, value: 'été' });
});

test('a small compressed body that inflates beyond the limit is a failed call', async () => {
  const inflated = Buffer.alloc(4_000_000, ' ');
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(inflated)),
  );
  const message = `API request to ${url} failed: more than 1000000 bytes`;
  expect(await getJson(url, { ...limit, maxBytes: 1_000_000 })).toEqual({
    ok: false,
    error: { kind: 'shape', message },
  });
});

test.each(['[', '[],', '{},', '"a":1,'])(
  'a body of %s is a failed call, before it takes memory',
  async (part) => {
    const url = await serve((_, response) => response.end(part.repeat(250_001)));
    const parse = jest.spyOn(JSON, 'parse');
    expect(await getJson(url, { ...limit, maxBytes: 5_000_000 })).toEqual({
      ok: false,
      error: { kind: 'shape', message: `API request to ${url} failed: more than 250000 values` },
    });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  },
);

test('the limit of the content backend is configurable, 16 MiB unless set', async () => {
  const url = await serve((_, response) => response.end(`"${'x'.repeat(2000)}"`));
  const content = { kind: 'aem', origin: new URL(url).origin, authorization: null } as const;
  const path = '/content/dam/solstride/us/en/content-fragments/slides/';
  const fetchWith = (variables: Record<string, string>) =>
    fetchResponse({ ...parseConfig(variables), content }, 'slides', path);
  expect(parseConfig({}).contentMaxBytes).toBe(16 * 1024 * 1024);
  expect(await fetchWith({})).toMatchObject({ ok: true });
  expect(await fetchWith({ CONTENT_MAX_BYTES: '1024' })).toMatchObject({ error: { kind: 'shape' } });
});
