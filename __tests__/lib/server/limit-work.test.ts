import { readdirSync } from 'node:fs';
import { request as nodeRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '@/lib/config/parse';
import { unverifiedPage } from '@/lib/server/limit-work';
import { createSiteServer } from '@/lib/server/site-server';
import { type RawResponse, requestRaw } from '../../support/request-raw';
import { stopClock } from '../../support/stop-clock';
import { until } from '../../support/until';

stopClock();
const config = parseConfig({ TRUST_PROXY: 'true' });
const of = (pathname: string, headers: Record<string, string> = { host: 'localhost' }) =>
  unverifiedPage(pathname, { get: (name) => headers[name] ?? null }, config);

test.each([
  ['/sports-drink/zz1', 'us-en/sports-drink/zz1'],
  ['/sports-drink/zz1/', 'us-en/sports-drink/zz1'],
  ['/sports-drink/%E2%80%8B', 'us-en/sports-drink/-'],
  ['/partners/zz1', 'us-en/partners/zz1'],
])('%s may be unknown', (path, page) => expect(of(path)).toBe(page));

test.each([
  '/',
  '/faq',
  '/zz1',
  '/zz1/zz2',
  '/faq/zz1',
  '/sports-drink',
  '/sports-drink/a/b',
  '/api/reviews',
  '/_next/static',
  '/our-story/picture/x.webp',
  '/social/lyte/zz1.jpg',
  '/zz1.pngs',
])('%s is one of few pages, or no page', (path) => expect(of(path)).toBeNull());

test('missing files are rendered as pages, so each may be unknown', () => {
  const folders = readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`);
  expect(folders.length).toBeGreaterThan(2);
  for (const folder of ['', ...folders])
    for (const type of folder === '/fakes'
      ? ['js', 'css', 'html', 'svg']
      : folder
        ? ['webp']
        : ['png', 'ico'])
      expect(of(`${folder}/zz1.${type}`)).toBe(`${folder}/zz1.${type}`);
});

describe('a server', () => {
  let server: Server;
  let url: string;
  let open: Map<string, ServerResponse>;

  beforeEach(async () => {
    open = new Map();
    server = createSiteServer(config, [], async (request, response) => {
      open.set(request.url ?? '', response);
      if (request.url === '/faq') response.end('faq');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (path: string, client = '192.0.2.1') =>
    requestRaw(url + path, { host: 'localhost', 'x-forwarded-for': client });
  const sendMany = (from: number, to: number, client?: string) =>
    Array.from({ length: to - from }, (_, index) => send(`/partners/p${from + index}`, client));

  test('limits concurrent renders of unverified pages, and of no others', async () => {
    const all = sendMany(0, 4);
    await until(() => open.size === 4);
    all.push(...sendMany(4, 6));
    expect((await send('/faq')).status).toBe(200);
    expect([...open.keys()].sort()).toEqual([
      '/faq',
      '/partners/p0',
      '/partners/p1',
      '/partners/p2',
      '/partners/p3',
    ]);
    open.get('/partners/p1')?.end('done');
    await until(() => open.size > 5);
    expect((await send('/faq')).status).toBe(200);
    expect(open.size).toBe(6);
    open.get('/partners/p0')?.end('done');
    await until(() => open.has('/partners/p4') && open.has('/partners/p5'));
    for (const response of open.values()) response.end();
    await Promise.all(all);
  });

  test('nothing is rendered for a client that disconnected while it waited, and its place is free', async () => {
    const all = sendMany(0, 4);
    await until(() => open.size === 4);
    const gone = nodeRequest(`${url}/partners/gone`, { headers: { host: 'localhost' } });
    gone.on('error', () => {}).end();
    await until(() => gone.writableFinished);
    expect((await send('/faq')).status).toBe(200);
    gone.destroy();
    expect((await send('/faq')).status).toBe(200);
    all.push(send('/partners/next'));
    open.get('/partners/p0')?.end();
    await until(() => open.has('/partners/next'));
    expect(open.has('/partners/gone')).toBe(false);
    for (const response of open.values()) response.end();
    await Promise.all(all);
  });

  test('a client that hangs up during a render frees its slot', async () => {
    const all = sendMany(0, 4);
    await until(() => open.size === 4);
    all.push(send('/partners/next'));
    open.get('/partners/p0')?.destroy();
    await until(() => open.has('/partners/next'));
    for (const response of open.values()) response.end();
    await Promise.allSettled(all);
  });

  test('a client that reads slowly holds no slot', async () => {
    const all = sendMany(0, 4);
    await until(() => open.size === 4);
    all.push(send('/partners/next'));
    const slow = open.get('/partners/p0') as ServerResponse;
    const finished = jest.fn();
    slow.once('finish', finished).end(Buffer.alloc(50_000_000));
    await until(() => open.has('/partners/next'));
    expect(finished).not.toHaveBeenCalled();
    for (const response of open.values()) response.end();
    await Promise.all(all);
  });

  test('a client with too many queued requests gets 429, and another does not', async () => {
    const rejected: RawResponse[] = [];
    const all = sendMany(0, 65).map((one) =>
      one.then((handler) => handler.status === 429 && rejected.push(handler)),
    );
    await until(() => rejected.length > 0);
    expect(rejected[0]?.headers['retry-after']).toBe('5');
    expect(JSON.parse(String(rejected[0]?.body))).toMatchObject({ error: { code: 'rate-limited' } });
    const other = send('/partners/other', '192.0.2.2');
    expect(await Promise.race([other, send('/faq')])).toMatchObject({ body: Buffer.from('faq') });
    let ended = 0;
    // Each response that ends admits one.
    while (!open.has('/partners/other')) {
      for (const response of [...open.values()].slice(ended)) response.end();
      ended = open.size;
      await new Promise(setImmediate);
    }
    for (const response of open.values()) response.end();
    expect((await other).status).toBe(200);
    server.closeAllConnections();
    await Promise.allSettled(all);
  });

  test('a stored page needs no slot again, an unknown or degraded one does', async () => {
    const handler = async (path: string, headers: Record<string, string>, status = 200) => {
      const received = send(path);
      await until(() => open.has(path));
      for (const [name, value] of Object.entries(headers)) open.get(path)?.setHeader(name, value);
      const response = open.get(path) as ServerResponse;
      response.statusCode = status;
      response.end();
      await received;
    };
    await handler('/partners/stored', { etag: 'W/"a"' });
    await handler('/partners/degraded', { etag: 'W/"a"', 'x-accel-expires': '0' });
    await handler('/partners/unknown', { etag: 'W/"a"' }, 404);
    await handler('/partners/untagged', {});
    await handler('/partners/not-modified', { etag: 'W/"a"' }, 304);
    expect(of('/partners/stored')).toBeNull();
    expect(of('/partners/degraded')).not.toBeNull();
    expect(of('/partners/unknown')).not.toBeNull();
    expect(of('/partners/untagged')).not.toBeNull();
    expect(of('/partners/not-modified')).toBeNull();
  });
});
