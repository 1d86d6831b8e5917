// Rules: API-09
import type { IncomingHttpHeaders } from 'node:http';
import { maxBodyBytes } from '@/lib/api/limits';
import { checkHead } from '@/lib/server/check-head';

function status(method: string, target: string, headers: IncomingHttpHeaders = {}, hosts = 1): number {
  const checked = checkHead({ method, target, headers, hosts, isDev: false });
  return 'rejection' in checked ? checked.rejection.status : 200;
}

const allowOf = (method: string, target: string) => {
  const checked = checkHead({ method, target, headers: {}, hosts: 1, isDev: false });
  return 'rejection' in checked ? checked.rejection.headers?.allow : undefined;
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

test.each(['xchunked', 'gzip, chunked', 'chunked, chunked', 'identity', ''])(
  'no transfer coding but chunked: %j',
  (coding) => expect(status('POST', '/api/contact', { 'transfer-encoding': coding })).toBe(400),
);

test('a second Host header is rejected', () => expect(status('GET', '/faq', {}, 2)).toBe(400));

test('the tools of the development server may send any amount', () => {
  const headers = { 'content-length': String(maxBodyBytes + 1) };
  const head = { method: 'POST', target: '/__nextjs_original-stack-frames', headers, hosts: 1 };
  expect(checkHead({ ...head, isDev: true })).toMatchObject({ target: {}, hasBody: false });
  expect(checkHead({ ...head, isDev: false })).toHaveProperty('rejection.status', 405);
});

test('the development server serves more internal files, and limits the bodies of the site', () => {
  const head = { headers: {}, hosts: 1, isDev: true };
  expect(checkHead({ ...head, method: 'GET', target: '/_next/hmr' })).toHaveProperty('target');
  expect(checkHead({ ...head, method: 'POST', target: '/faq' })).toHaveProperty('rejection.status', 405);
});

test.each<[string, string, IncomingHttpHeaders, number, string, RegExp]>([
  ['GET', '/%', {}, 1, 'bad-request', /address/],
  ['GET', '/', {}, 2, 'bad-request', /one Host/],
  ['POST', '/api/contact', { 'transfer-encoding': 'gzip' }, 1, 'bad-request', /chunked/],
  ['GET', '/', { 'content-length': '1' }, 1, 'bad-request', /GET takes no body/],
  ['POST', '/api/contact', { 'content-length': '99999' }, 1, 'too-large', /32 KiB/],
  ['GET', '/_next/data/x', {}, 1, 'not-found', /nothing/],
])(
  'the error of %s %s with %j and %i hosts says what is wrong',
  (method, target, headers, hosts, code, text) => {
    expect(checkHead({ method, target, headers, hosts, isDev: false })).toEqual({
      rejection: { status: expect.any(Number), code, message: expect.stringMatching(text) },
    });
  },
);
