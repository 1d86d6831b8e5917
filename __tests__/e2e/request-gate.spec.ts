import { readFileSync } from 'node:fs';
import { sendBytes, statusesOf } from '../support/send-bytes';
import { getFrom, sitePort, sites } from './support/sites';
import { expect, test } from './support/test';

const buildFile = (name: string) => readFileSync(`.next/standalone/.next/${name}`, 'utf8');

/** Sends one raw request, on a connection that closes after it. */
const send = (line: string, host: string, ...headers: string[]) =>
  sendBytes(
    sitePort,
    `${line} HTTP/1.1\r\nHost: ${host}\r\n${headers.map((header) => `${header}\r\n`).join('')}Connection: close\r\n\r\n`,
  );

test('headers that control Next have no effect', async () => {
  const { previewModeId } = JSON.parse(buildFile('server/preview-props.json'));
  // Next would skip the middleware, and show the French page on the site of the United States.
  for (const value of [previewModeId, 'guess']) {
    const text = await send('GET /ca-fr', 'localhost', `X-Prerender-Revalidate: ${value}`);
    expect(statusesOf(text)).toEqual([404]);
    expect(text).toContain('lang="en-US"');
  }
  const plain = await send('GET /faq', 'localhost');
  for (const header of [
    `x-prerender-revalidate: ${previewModeId}`,
    'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
    'x-invoke-path: /ca-fr/faq',
    'x-matched-path: /ca-fr/faq',
    'next-action: 0123456789',
    'x-nextjs-data: 1',
    "Content-Security-Policy: script-src 'nonce-mine'",
  ]) {
    const text = await send('GET /faq', 'localhost', header);
    expect([header, statusesOf(text)]).toEqual([header, [200]]);
    expect(text.replace(/^.*?\r\n\r\n/s, '').length).toBe(plain.replace(/^.*?\r\n\r\n/s, '').length);
    expect(text).not.toContain('nonce-mine');
  }
});

test('every part of the site rejects malformed, unknown and unsupported requests', async () => {
  const paths = ['/', '/faq', '/sports-drink/x', '/x.png', '/api/reviews', '/api/x', '/locales/en/faq.json'];
  const more = ['/_next/static/chunks/x.js', '/content/dam/x', '/aem-api/x', '/sitemap.xml', '/robots.txt'];
  for (const path of [...paths, ...more]) {
    for (const broken of ['%', '%E0%A4%A', '%00', '%zz'])
      expect([path, statusesOf(await send(`GET ${path}${broken}`, 'localhost'))]).toEqual([path, [400]]);
    for (const method of ['TRACE', 'PROPFIND', 'MADEUP', 'CONNECT']) {
      const text = await send(`${method} ${path}`, 'localhost');
      expect([method, path, statusesOf(text)]).toEqual([method, path, [405]]);
      expect(text).toMatch(/^allow: GET, HEAD/im);
    }
  }
  for (const path of ['/x.png', '/faq', '/sitemap.xml', '/_next/static/chunks/x.js']) {
    const text = await send(`POST ${path}`, 'localhost', 'Content-Length: 99999999');
    expect([path, statusesOf(text)]).toEqual([path, [405]]);
    expect(text).toContain('"code":"method-not-allowed"');
  }
});

test('a file is sent whole for every range and precondition', async () => {
  for (const header of [
    'Range: bytes=99999999-',
    'If-Match: "x"',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  ])
    expect([header, statusesOf(await send('GET /icon.svg', 'localhost', header))]).toEqual([header, [200]]);
});

test('data addresses of pages are 404', async () => {
  const buildId = buildFile('BUILD_ID');
  for (const path of ['api/metrics', 'api/health', 'faq', 'us-en/faq', 'index'])
    for (const start of ['/_next/data', '/x/../_next/data', '/_next/%64ata', 'http://localhost/_next/data'])
      expect(statusesOf(await send(`GET ${start}/${buildId}/${path}.json`, 'localhost'))).toEqual([404]);
});

test('an unused cookie is not expired on a shared page', async () => {
  expect(await send('GET /faq', 'localhost', 'Cookie: __next_preview_data=x')).not.toMatch(/^set-cookie/im);
});

test('an absolute target leads to no other host', async () => {
  const location = (text: string) => /^location: (.*)$/im.exec(text)?.[1]?.trim();
  const page = await send('GET http://evil.example/faq', 'fr.ca.localhost');
  expect([statusesOf(page), page.includes('lang="fr-CA"')]).toEqual([[200], true]);
  for (const [target, to] of [
    ['http://evil.example//faq', '/faq'],
    ['http://evil.example/faq/', '/faq'],
    ['//evil.example/faq', '/evil.example/faq'],
    ['/\\evil.example/faq', '/evil.example/faq'],
    ['http://evil.example/flash-iv-sticks', '/404'],
    ['http://evil.example/faq?lng=fr', 'http://fr.ca.localhost'],
  ] as const) {
    const text = await send(`GET ${target}`, 'ca.localhost');
    expect([307, 308]).toContain(statusesOf(text)[0]);
    expect([target, location(text)?.startsWith(to)]).toEqual([target, true]);
    expect(location(text)).not.toContain('//evil');
  }
});

test('no cache stores a page in demo mode', async ({ request }) => {
  for (const path of ['/faq', '/sports-drink', '/unknown', '/sports-drink/unknown', '/sitemap.xml']) {
    const headers = { cookie: 'solstride-demo-locale=ca-fr', host: new URL(sites.us).host };
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await getFrom(request, sites.us, path, { headers });
      expect([path, response.headers()['cache-control']]).toEqual([path, 'private, no-store']);
    }
    expect((await getFrom(request, sites.us, path)).headers()['cache-control']).not.toContain(
      'private, no-store',
    );
  }
});
