// Rules: NAV-09
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '@/lib/config/parse';
import { findRedirect } from '@/lib/content/redirects';
import { redirectMissing } from '@/lib/server/redirect-missing';
import { requestRaw } from '../../support/request-raw';
import { withHooks } from '../../support/with-hooks';

jest.mock('@/lib/content/redirects', () => ({ findRedirect: jest.fn() }));
const find = jest.mocked(findRedirect);

let server: Server;
let removeHooks: () => void;
let respond: RequestListener;

beforeAll(async () => {
  removeHooks = withHooks(redirectMissing(parseConfig({})));
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeHooks();
});
beforeEach(() => {
  find.mockReset().mockResolvedValue({ status: 308, location: '/faq' });
});

const page =
  (status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (request, response) => {
    // As Next rewrites the address of a request.
    request.url = '/us-en/not-found';
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', 4);
    response.end('page');
  };

async function send(path = '/old?a=1') {
  const { port } = server.address() as AddressInfo;
  const { status, headers, body } = await requestRaw(`http://127.0.0.1:${port}${path}`, {});
  return { status, headers, body: String(body) };
}

test('a missing page is replaced by the redirect of the visitor’s address', async () => {
  respond = page(404, { ETag: 'W/"a"', 'Content-Security-Policy': 'x', 'X-Request-Id': 'id' });
  const { status, headers, body } = await send('/old%20page?a=1');
  expect([status, body]).toEqual([308, '']);
  expect(headers).toMatchObject({
    location: '/faq',
    'cache-control': 'private, no-cache',
    'x-request-id': 'id',
  });
  for (const name of ['etag', 'content-security-policy', 'content-type'])
    expect(headers).not.toHaveProperty(name);
  expect(find).toHaveBeenCalledWith(expect.objectContaining({ id: 'us-en' }), '/old page', '?a=1');
});

const to404: RequestListener = (_, response) => {
  response.statusCode = 307;
  response.setHeader('location', '/404');
  response.end('/404');
};

test.each([
  ['a page with status 200 that says so', page(200, { 'X-Missing': '1' })],
  ['the way to /404', to404],
])('%s counts as missing', async (_, listener) => {
  respond = listener;
  expect((await send()).status).toBe(308);
});

test.each<[string, RequestListener]>([
  ['a page', page(200)],
  ['a failed page', page(500)],
  [
    'an error of the API',
    (_, response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    },
  ],
])('%s is not replaced, and costs no lookup', async (_, listener) => {
  respond = listener;
  expect((await send()).status).not.toBe(308);
  expect(find).not.toHaveBeenCalled();
});

test('without a redirect, and when the lookup fails, the page is sent', async () => {
  respond = page(404);
  find.mockResolvedValue(null);
  expect(await send()).toMatchObject({ status: 404, body: 'page' });
  find.mockRejectedValue(new Error('no memory'));
  expect(await send()).toMatchObject({ status: 404, body: 'page' });
  respond = page(200, { 'X-Missing': '1' });
  find.mockResolvedValue(null);
  expect((await send()).headers).not.toHaveProperty('x-missing');
});
