import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GET } from '@/app/content/dam/[...path]/route';
import { type Backends, startBackends } from '@/mocks/server';
import { passDelay } from '../support/pass-delay';
import { stopClock } from '../support/stop-clock';

const mockConfig = { appEnv: 'local', content: {} as object, upstreamTimeoutMs: 2000 };
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));

const root = 'http://localhost:3000/content/dam/';
const picture = 'solstride/us/en/hero/fruit-punch-mobile.webp';
const film = 'solstride/ca/fr/hero/loop-mobile.mp4';
const get = (path: string, init: RequestInit = {}) => GET(new Request(root + path, init));

stopClock();
let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => {
  backends.services.aem.reset();
  mockConfig.appEnv = 'local';
});

describe.each(['sample', 'aem'])('from %s', (kind) => {
  beforeEach(() => {
    mockConfig.content = { kind, origin: backends.url, authorization: 'Bearer t' };
  });

  test('a picture is forwarded', async () => {
    const response = await get(picture);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = await response.arrayBuffer();
    expect(String(bytes.byteLength)).toBe(response.headers.get('content-length'));
  });

  test('a range of a video is forwarded', async () => {
    const response = await get(film, { headers: { range: 'bytes=10-19' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/);
    expect((await response.arrayBuffer()).byteLength).toBe(10);
  });

  test('a cached picture is revalidated with 304', async () => {
    const first = await get(picture);
    await first.body?.cancel();
    const etag = first.headers.get('etag') ?? '';
    const again = await get(picture, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('a HEAD request is forwarded', async () => {
    const response = await get(picture, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  test('an SVG comes with a policy', async () => {
    const response = await get('solstride/us/en/lockups/lyte.svg');
    await response.body?.cancel();
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    'solstride/us/en/hero/none.webp',
    'solstride/us/en/hero',
    'solstride/us/en',
    'solstride',
    '..%2f..%2fpackage.json',
    'solstride/us/en/..%2f..%2f..%2fpackage.json',
    'solstride/us/en/..%5c..%5cpackage.json',
    'solstride/us/en/%252e%252e/a.webp',
    'solstride/us/en/.hidden.webp',
    'solstride/us/en/hero/fruit-punch-mobile.webp%00.png',
    '%E0%A4%A',
  ])('404 at %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 'not-found', message: expect.any(String) } },
    ]);
  });
});

test('a range outside the file', async () => {
  mockConfig.content = { kind: 'sample' };
  const response = await get(film, { headers: { range: 'bytes=999999999-' } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
});

test('is 404 outside local mode', async () => {
  mockConfig.appEnv = 'staging';
  mockConfig.content = { kind: 'api', baseUrl: backends.url, assetsUrl: backends.url };
  expect((await get(picture)).status).toBe(404);
  expect(backends.services.aem.log()).toEqual([]);
});

test('AEM gets the credentials, and its cookies are not forwarded', async () => {
  mockConfig.content = { kind: 'aem', origin: backends.url, authorization: 'Bearer t' };
  await (await get(picture, { headers: { cookie: 'a=b' } })).body?.cancel();
  expect(backends.services.aem.log()).toMatchObject([
    { url: `/content/dam/${picture}`, authorization: 'Bearer t' },
  ]);
});

test.each([
  [{ mode: 'html-login' as const }, 502, 'upstream-not-an-asset'],
  [{ status: 500 }, 502, 'upstream-not-an-asset'],
  [{ mode: 'drop' as const }, 502, 'upstream-unreachable'],
  [{ delayMs: 4000 }, 504, 'upstream-timeout'],
])('%j is %d %s', async (switches, status, code) => {
  mockConfig.content = { kind: 'aem', origin: backends.url, authorization: null };
  backends.services.aem.set(switches);
  const pending = get(picture);
  await passDelay(backends.services.aem);
  const response = await pending;
  expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
});

test.each([
  [['image/svg+xml; charset=utf-8'], 200, 'image/svg+xml'],
  [['image/png', 'text/html'], 502, 'application/json'],
  [['text/html', 'image/png'], 502, 'application/json'],
  [['image/unknown'], 502, 'application/json'],
])('AEM declares the file as %j', async (types, status, forwarded) => {
  const server: Server = createServer((_, response) => {
    response
      .writeHead(
        200,
        types.flatMap((type) => ['Content-Type', type]),
      )
      .end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mockConfig.content = { kind: 'aem', origin, authorization: null };
  const response = await get(picture);
  await response.body?.cancel();
  expect([response.status, response.headers.get('content-type')]).toEqual([status, forwarded]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a redirect to a login page is not an asset, and its cookies are not forwarded', async () => {
  const server: Server = createServer((request, response) => {
    if (request.url?.includes('login.webp')) response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'session=1' }).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mockConfig.content = { kind: 'aem', origin, authorization: null };
  expect((await get('solstride/us/en/login.webp')).status).toBe(502);
  const response = await get(picture);
  expect([await response.text(), response.headers.get('set-cookie')]).toEqual(['x', null]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('outside local', () => {
  beforeEach(() => {
    mockConfig.appEnv = 'production';
  });

  test('originals that the site renders are forwarded', async () => {
    mockConfig.content = { kind: 'api', assetsUrl: backends.url, renditions: 'site' };
    const response = await get(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await response.body?.cancel();
    expect((await get('solstride/us/en/hero/none.webp')).status).toBe(404);
  });

  test('the route is 404 when a service renders the pictures', async () => {
    mockConfig.content = { kind: 'api', assetsUrl: backends.url, renditions: 'service' };
    expect((await get(picture)).status).toBe(404);
  });
});
