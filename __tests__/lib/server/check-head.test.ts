// Rules: API-09
import type { IncomingHttpHeaders } from 'node:http';
import { maxBodyBytes } from '@/lib/api/limits';
import { checkHead } from '@/lib/server/check-head';

const check = (method: string, url: string, headers: IncomingHttpHeaders = {}, hosts = ['localhost']) =>
  checkHead({ method, url, headers, headersDistinct: { host: hosts } });

function status(...head: Parameters<typeof check>): number {
  const checked = check(...head);
  return 'status' in checked ? checked.status : 200;
}

const allowOf = (method: string, target: string) => {
  const checked = check(method, target);
  return 'status' in checked ? checked.headers?.allow : undefined;
};

const nonApiPaths = [
  '/',
  '/faq',
  '/x.png',
  '/sitemap.xml',
  '/robots.txt',
  '/_next/static/chunks/x.js',
  '/apis',
  '/404',
];

test.each(nonApiPaths)('%s is only read', (path) => {
  for (const method of ['GET', 'HEAD']) expect(status(method, path)).toBe(200);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect([method, status(method, path)]).toEqual([method, 405]);
    expect(allowOf(method, path)).toBe('GET, HEAD');
  }
});

test('an API route decides about the methods that Next knows', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect([method, status(method, '/api/contact')]).toEqual([method, 200]);
  for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'QUERY'])
    expect([method, status(method, '/api/contact')]).toEqual([method, 405]);
  expect(allowOf('TRACE', '/api/contact')).toContain('POST');
});

test.each([
  '/_next/data',
  '/_next/data/x/faq.json',
  '/_next/%64ata/x/api/metrics.json',
  '/a/../_next/data/x',
  '/faq.rsc',
  '/sports-drink/fruit-punch.%72sc',
  '/sports-drink/fruit-punch.segments/_tree.segment.rsc',
])('%s is 404', (path) => expect(status('GET', path)).toBe(404));

test.each([
  '/_next/x',
  '/%5Fnext/x',
  '/_next/imagex',
  '/_next/image/x',
  '/_next/static/x',
  '/_next/static/chunks/',
  '/_next/static/x%2Fy',
  '/_next/x/_next/static/chunks/x.js',
  '/aem-api/x',
  '/aem-api/x/y',
  '/aem-api/graphql/execute.json/',
])('%s is no page of a locale with that name', (path) => expect(status('GET', path)).toBe(404));

test('below another folder the names of the internal ones are free', () => {
  for (const path of ['/x/_next/y', '/x/aem-api/y']) expect(status('GET', path)).toBe(200);
});

test('files of the internal folders are served', () => {
  const files = ['/_next/image', '/_next/static/chunks/x.js', '/aem-api/graphql/execute.json/solstride/x'];
  for (const path of files) expect(status('GET', path)).toBe(200);
});

test.each<[IncomingHttpHeaders, number]>([
  [{}, 200],
  [{ 'content-length': '0' }, 200],
  [{ 'content-length': '1' }, 400],
  [{ 'transfer-encoding': 'chunked' }, 400],
])('a GET with %j is %i', (headers, expected) => {
  for (const path of ['/faq', '/api/reviews']) expect(status('GET', path, headers)).toBe(expected);
});

test('a body with too large a Content-Length is rejected before it is read', () => {
  const send = (bytes: number) => status('POST', '/api/contact', { 'content-length': String(bytes) });
  expect(send(maxBodyBytes)).toBe(200);
  expect(send(maxBodyBytes + 1)).toBe(413);
});

test('a malformed address is rejected for every method and path', () => {
  for (const method of ['GET', 'POST', 'TRACE'])
    for (const path of ['/%', '/api/%', '/x%.png', '/_next/data/%']) expect(status(method, path)).toBe(400);
});

test('a second Host header is rejected', () => {
  expect(status('GET', '/faq', {}, ['localhost', 'evil.example'])).toBe(400);
  expect(status('GET', '/faq', {}, [])).toBe(200);
});

test.each<[string, string, IncomingHttpHeaders, string[], string, RegExp]>([
  ['GET', '/%', {}, ['a'], 'bad-request', /address/],
  ['GET', '/', {}, ['a', 'b'], 'bad-request', /one Host/],
  ['GET', '/', { 'content-length': '1' }, ['a'], 'bad-request', /GET takes no body/],
  ['POST', '/api/contact', { 'content-length': '99999' }, ['a'], 'too-large', /32 KiB/],
  ['GET', '/_next/data/x', {}, ['a'], 'not-found', /nothing/],
])(
  'the error of %s %s with %j and the hosts %j says what is wrong',
  (method, target, headers, hosts, code, text) => {
    expect(check(method, target, headers, hosts)).toEqual({
      status: expect.any(Number),
      code,
      message: expect.stringMatching(text),
    });
  },
);
