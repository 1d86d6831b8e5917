import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { requestPayload, sendStoredPage } from '@/lib/delivery';
import { splitPayload } from '@/lib/next-internals/payload-tags';
import { requestRaw } from '../../support/request-raw';
import { testServer } from '../../support/test-server';
import { withHooks } from '../../support/with-hooks';

jest.mock('@/lib/next-internals/build-id', () => ({ readBuildId: () => 'a-build' }));

const start = '(globalThis["TURBOPACK"] || []).push({});';
const pageOf = (content: string) =>
  `<body><script id="_R_">${start}</script><script>self.__next_f.push([1,"${content}"])</script></body>`;
const payloadOf = (content: string) => splitPayload(pageOf(content))?.script;
const tagOf = (content: string) => `W/"${content.padEnd(22, 'x')}"`;
const addressOf = (content: string, page = '') => `/_next/payload/a-build/${content.padEnd(22, 'x')}${page}`;

/** What the page cache has. */
let content: string;
let status: number;
let received: { url: string | undefined; headers: IncomingHttpHeaders };
let origin: string;
let removeHooks: () => void;
const { serve } = testServer();

beforeAll(() => {
  removeHooks = withHooks(sendStoredPage, requestPayload);
});
afterAll(() => removeHooks());
beforeEach(async () => {
  status = 200;
  const url = await serve((request, response) => {
    received = { url: request.url, headers: request.headers };
    response.statusCode = status;
    response.setHeader('Link', '</font.woff2>; rel=preload');
    response.setHeader('Cache-Control', 's-maxage=300');
    if (status === 200) response.appendHeader('etag', tagOf(content));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? null : pageOf(content));
  });
  origin = new URL(url).origin;
});

const send = (path: string, headers: Record<string, string> = {}, method?: string) =>
  requestRaw(origin + path, headers, method);

test('a page names the address of its payload', async () => {
  content = 'named';
  expect((await send('/faq')).body.toString()).toContain(`data-payload="${addressOf('named')}"`);
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'the address has the payload, for ever: %p',
  async (headers) => {
    content = 'first';
    const response = await send(addressOf('first', '/faq'), headers);
    const { 'content-encoding': encoding, ...sent } = response.headers;
    expect(received.url).toBe('/faq');
    expect((encoding ? gunzipSync(response.body) : response.body).toString()).toBe(payloadOf('first'));
    expect(sent).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.body.length),
    });
    expect(sent.etag ?? sent.link).toBeUndefined();
  },
);

test('a page that has changed since it was sent keeps its payload', async () => {
  content = 'older';
  await send('/faq');
  content = 'newer';
  const { headers, body } = await send(addressOf('older', '/faq'));
  expect(body.toString()).toBe(payloadOf('older'));
  expect(headers['cache-control']).toBe('no-store');
});

test('a payload that this process does not have is replaced by the new one', async () => {
  content = 'current';
  const { headers, body } = await send(addressOf('gone', '/faq'));
  expect(body.toString()).toBe(payloadOf('current'));
  expect(headers['cache-control']).toBe('no-store');
});

test('headers of the router do not change what an address has', async () => {
  content = 'plain';
  await send(addressOf('plain', '/faq'), { rsc: '1', 'next-url': '/', 'next-router-prefetch': '1' });
  expect(received.headers).not.toHaveProperty('rsc');
  expect(received.headers).not.toHaveProperty('next-url');
  expect(received.headers).not.toHaveProperty('next-router-prefetch');
});

test('a conditional request gets the whole payload', async () => {
  content = 'whole';
  const { status: sent } = await send(addressOf('whole'), { 'if-none-match': tagOf('whole') });
  expect([sent, received.url]).toEqual([200, '/']);
});

test('HEAD names no length', async () => {
  content = 'head';
  expect((await send(addressOf('head'), {}, 'HEAD')).headers['content-length']).toBeUndefined();
});

test('the response of a page that is not stored does not change', async () => {
  content = 'missing';
  status = 404;
  const { headers, body } = await send(addressOf('missing', '/nothing'));
  expect(headers['content-type']).toContain('text/html');
  expect(body.toString()).toBe(pageOf('missing'));
});

test.each(['/_next/payload/another/x/faq', '/faq'])('%s is requested as it is', async (path) => {
  content = 'as-it-is';
  await send(path, { rsc: '1' });
  expect(received.url).toBe(path);
  expect(received.headers).toHaveProperty('rsc');
});
