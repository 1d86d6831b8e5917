/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GET } from '@/app/content/dam/[...path]/route';
import { type Backends, startBackends } from '@/mocks/server';

const mockConfig = { appEnv: 'local', content: {} as object, upstreamTimeoutMs: 2000 };
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));

const root = 'http://localhost:3000/content/dam/';
const picture = 'solstride/us/en/hero/lineup-mobile.webp';
const film = 'solstride/ca/fr/hero/loop-mobile.mp4';
const get = (path: string, init: RequestInit = {}) => GET(new Request(root + path, init));

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

  test('a picture', async () => {
    const answer = await get(picture);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = await answer.arrayBuffer();
    expect(String(bytes.byteLength)).toBe(answer.headers.get('content-length'));
  });

  test('a part of a film', async () => {
    const answer = await get(film, { headers: { range: 'bytes=10-19' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/);
    expect((await answer.arrayBuffer()).byteLength).toBe(10);
  });

  test('a picture the visitor has', async () => {
    const first = await get(picture);
    await first.body?.cancel();
    const etag = first.headers.get('etag') ?? '';
    const again = await get(picture, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('the head of a picture', async () => {
    const answer = await get(picture, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  test('an SVG comes with a policy', async () => {
    const answer = await get('solstride/us/en/lockups/lyte.svg');
    await answer.body?.cancel();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
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
    'solstride/us/en/hero/lineup-mobile.webp%00.png',
    '%E0%A4%A',
  ])('nothing at %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 'not-found', message: expect.any(String) } },
    ]);
  });
});

test('a range outside the file', async () => {
  mockConfig.content = { kind: 'sample' };
  const answer = await get(film, { headers: { range: 'bytes=999999999-' } });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
});

test('is not there outside local mode', async () => {
  mockConfig.appEnv = 'staging';
  mockConfig.content = { kind: 'api', baseUrl: backends.url, assetsUrl: backends.url };
  expect((await get(picture)).status).toBe(404);
  expect(backends.services.aem.log()).toEqual([]);
});

test('AEM gets the credentials; the visitor gets none of its cookies', async () => {
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
  const answer = await get(picture);
  expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
});

test('a redirect to a login page is no asset, and cookies stay behind', async () => {
  const server: Server = createServer((request, response) => {
    if (request.url?.includes('login.webp')) response.writeHead(302, { location: '/login' }).end();
    else response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'session=1' }).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mockConfig.content = { kind: 'aem', origin, authorization: null };
  expect((await get('solstride/us/en/login.webp')).status).toBe(502);
  const answer = await get(picture);
  expect([await answer.text(), answer.headers.get('set-cookie')]).toEqual(['x', null]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
