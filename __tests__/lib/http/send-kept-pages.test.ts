/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sendKeptPages } from '@/lib/http/send-kept-pages';
import { askRaw } from '../../support/ask-raw';
import { watching } from '../../support/watching';

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual('node:zlib');
  return { ...zlib, gzipSync: jest.fn(zlib.gzipSync) };
});

const html = `<p>${'Élan, force et soleil. '.repeat(500)}</p>`;
const tag = 'W/"a-page"';

let server: Server;
let stopWatching: () => void;
let answer: { status: number; type: string; tag: string | null };

beforeAll(async () => {
  stopWatching = watching(sendKeptPages);
  // As Next sends a page that it has as one text.
  server = createServer((request, response) => {
    response.statusCode = answer.status;
    if (answer.tag) response.appendHeader('etag', answer.tag);
    response.setHeader('Content-Type', answer.type);
    response.setHeader('Content-Length', Buffer.byteLength(html));
    response.end(request.method === 'HEAD' ? null : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  stopWatching();
});
beforeEach(() => {
  jest.mocked(gzipSync).mockClear();
  answer = { status: 200, type: 'text/html; charset=utf-8', tag };
});

const ask = (headers: Record<string, string>, method?: string) =>
  askRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers, method);

const gzip = { 'accept-encoding': 'gzip, deflate, br' };

test('compresses a page once, whoever asks', async () => {
  answer.tag = 'W/"asked-twice"';
  const [first, second] = [await ask(gzip), await ask(gzip)];
  for (const { status, headers, body } of [first, second]) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) });
    expect(gunzipSync(body).toString()).toBe(html);
  }
  expect(gzipSync).toHaveBeenCalledTimes(1);
});

test.each([{}, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': 'br' }])(
  'sends it as it is to who does not take gzip: %p',
  async (headers) => {
    const { headers: sent, body } = await ask(headers);
    expect(sent['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(html);
  },
);

test.each([tag, `"other", ${tag}`])('sends nothing to who has it: %s', async (known) => {
  const { status, headers, body } = await ask({ ...gzip, 'if-none-match': known });
  expect(status).toBe(304);
  expect(headers).toMatchObject({ etag: tag });
  expect(headers['content-length'] ?? headers['content-encoding']).toBeUndefined();
  expect(body).toHaveLength(0);
});

test('sends it to who has another', async () => {
  const { status, body } = await ask({ ...gzip, 'if-none-match': '"other"' });
  expect(status).toBe(200);
  expect(gunzipSync(body).toString()).toBe(html);
});

test('says how long it is to who only asks that', async () => {
  const { status, headers } = await ask(gzip, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(html)));
});

test.each([
  ['has no tag', { tag: null }],
  ['is what the router fetches', { type: 'text/x-component' }],
  ['is not there', { status: 404 }],
])('leaves alone what %s', async (_, change) => {
  answer = { ...answer, ...change };
  const { status, headers, body } = await ask({ ...gzip, 'if-none-match': tag });
  expect(status).toBe(answer.status);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(html);
});
