import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sendStoredPage } from '@/lib/delivery';
import { inlineSheets } from '@/lib/delivery/inline-sheets';
import { delayScripts } from '@/lib/delivery/late-scripts';
import { requestRaw } from '../../support/request-raw';
import { withHooks } from '../../support/with-hooks';

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual('node:zlib');
  return { ...zlib, gzipSync: jest.fn(zlib.gzipSync) };
});

jest.mock('@/lib/delivery/inline-sheets', () => ({ inlineSheets: jest.fn((page: string) => page) }));

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const delayed = delayScripts(script);
const html = `<p>${'Élan, force et soleil. '.repeat(500)}</p>${script}`;
const light = html.replace(script, delayed);
const tag = 'W/"a-page"';

let server: Server;
let removeHooks: () => void;
let canned: { status: number; type: string; tag: string | null; location?: string };

beforeAll(async () => {
  removeHooks = withHooks(sendStoredPage);
  // As Next sends a page that is one string.
  server = createServer((request, response) => {
    response.statusCode = canned.status;
    if (canned.location) {
      // When it renders the page, and as a header of the page that it has stored.
      response.setHeader('location', canned.location);
      response.appendHeader('location', canned.location);
    }
    if (canned.tag) response.appendHeader('etag', canned.tag);
    response.setHeader('x-middleware-rewrite', '/us-en');
    response.setHeader('Content-Type', canned.type);
    response.setHeader('Content-Length', Buffer.byteLength(html));
    response.end(request.method === 'HEAD' ? null : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeHooks();
});
beforeEach(() => {
  jest.mocked(gzipSync).mockClear();
  canned = { status: 200, type: 'text/html; charset=utf-8', tag };
});

const send = (headers: Record<string, string>, method?: string) =>
  requestRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers, method);

const gzip = { 'accept-encoding': 'gzip, deflate' };

test('compresses a page once for all clients', async () => {
  canned.tag = 'W/"requested-twice"';
  const [first, second] = [await send(gzip), await send(gzip)];
  for (const { status, headers, body } of [first, second]) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) });
    expect(gunzipSync(body).toString()).toBe(light);
    expect(headers['x-middleware-rewrite']).toBeUndefined();
  }
  expect(gzipSync).toHaveBeenCalledTimes(1);
});

test('inlines the style sheets of a page once for all clients without compression', async () => {
  canned.tag = 'W/"requested-twice-without-gzip"';
  jest.mocked(inlineSheets).mockClear();
  for (const { body } of [await send({}), await send({})]) expect(body.toString()).toBe(light);
  expect(inlineSheets).toHaveBeenCalledTimes(1);
});

test('sends Brotli to clients that accept it', async () => {
  const { headers, body } = await send({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) });
  expect(brotliDecompressSync(body).toString()).toBe(light);
});

test.each([{}, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': 'br;q=0' }])(
  'sends it uncompressed to a client without compression: %p',
  async (headers) => {
    const { headers: sent, body } = await send(headers);
    expect(sent['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(light);
  },
);

test.each([tag, `"other", ${tag}`])('sends 304 to If-None-Match: %s', async (known) => {
  const { status, headers, body } = await send({ ...gzip, 'if-none-match': known });
  expect(status).toBe(304);
  expect(headers).toMatchObject({ etag: tag });
  expect(headers['content-length'] ?? headers['content-encoding']).toBeUndefined();
  expect(body).toHaveLength(0);
});

test('sends the page for another ETag', async () => {
  const { status, body } = await send({ ...gzip, 'if-none-match': '"other"' });
  expect(status).toBe(200);
  expect(gunzipSync(body).toString()).toBe(light);
});

test('sends the location of a redirect once', async () => {
  canned = { ...canned, status: 307, location: '/lyte' };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Joins repeated headers, where Node's client ignores a second location.
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([307, '/lyte']);
});

test('sends no length for HEAD, because that of the stored page is another one', async () => {
  const { status, headers } = await send(gzip, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBeUndefined();
});

test.each([
  ['has no tag', { tag: null }],
  ['is a payload of the router', { type: 'text/x-component' }],
  ['is not there', { status: 404 }],
])('does not change a response that %s', async (_, change) => {
  canned = { ...canned, ...change };
  const { status, headers, body } = await send({ ...gzip, 'if-none-match': tag });
  expect(status).toBe(canned.status);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(html);
});
