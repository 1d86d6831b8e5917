// Rules: API-09
import type { IncomingHttpHeaders } from 'node:http';
import { checkRequest, maxBodyBytes } from '@/lib/http/gate/check-request';

function status(method: string, target: string, headers: IncomingHttpHeaders = {}, hosts = 1): number {
  const checked = checkRequest({ method, target, headers, hosts, isDev: false });
  return 'rejection' in checked ? checked.rejection.status : 200;
}

const allowOf = (method: string, target: string) => {
  const checked = checkRequest({ method, target, headers: {}, hosts: 1, isDev: false });
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

test.each(['/_next/x', '/%5Fnext/x', '/_next/static/x', '/_next/static/x%2Fy', '/aem-api/x', '/aem-api/x/y'])(
  '%s is no page of a locale with that name',
  (path) => expect(status('GET', path)).toBe(404),
);

test('files of the internal folders are served', () => {
  for (const path of ['/_next/static/chunks/x.js', '/aem-api/graphql/execute.json/solstride/x'])
    expect(status('GET', path)).toBe(200);
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

test('the tools of the development server may send', () => {
  const head = { method: 'POST', target: '/__nextjs_original-stack-frames', headers: {}, hosts: 1 };
  expect(checkRequest({ ...head, isDev: true })).toHaveProperty('target');
  expect(checkRequest({ ...head, isDev: false })).toHaveProperty('rejection.status', 405);
});
