/** @jest-environment node */
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../e2e/support/run-site';
import { nginxBefore } from './support/nginx';
import { get } from './support/visits';

type Headers = Readonly<Record<string, string | readonly string[]>>;

let backends: Backends;
let site: Site;
let proxy: Awaited<ReturnType<typeof nginxBefore>>;

beforeAll(async () => {
  backends = await startBackends();
  const port = await freePort();
  site = await runSite({ PORT: String(port), AEM_URL: backends.url, TRUST_PROXY: 'true' });
  proxy = await nginxBefore([port]);
}, 120_000);

afterAll(async () => {
  await proxy?.stop();
  await site?.stop();
  await backends?.close();
});

const ask = (path: string, headers: Headers = {}, host = 'localhost') =>
  get(proxy.port, path, host, { headers });

/** How the proxy came by its answers when it is asked twice. */
async function cacheOf(path: string, headers: Headers = {}, host?: string) {
  const answers = [await ask(path, headers, host), await ask(path, headers, host)];
  return answers.map((answer) => answer.headers['x-cache']);
}

test('a page is kept, by host, and campaign links share it', async () => {
  expect(await cacheOf('/faq')).toEqual(['MISS', 'HIT']);
  expect((await ask('/faq?utm_campaign=x')).headers['x-cache']).toBe('HIT');
  const french = await ask('/faq', {}, 'fr.ca.localhost');
  expect(french.headers['x-cache']).toBe('MISS');
  expect(french.body).toContain('lang="fr-CA"');
});

/** Where Next's router fetches a page: it digests its headers into the query, and Next redirects who does not. */
async function flightOf(path: string): Promise<string> {
  const { location } = (await ask(path, { rsc: '1' })).headers;
  return String(location).replace(/^https?:\/\/[^/]+/, '');
}

test('what the router fetches is kept apart from the page', async () => {
  await ask('/press');
  const address = await flightOf('/press');
  const flight = await ask(address, { rsc: '1' });
  expect(flight.headers['content-type']).toBe('text/x-component');
  expect((await ask(address, { rsc: '1' })).headers['x-cache']).toBe('HIT');
  expect((await ask('/press')).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a header sent twice puts no page in the place of what the router fetches', async () => {
  const address = await flightOf('/our-story');
  await ask(address, { rsc: ['1', '0'] });
  const flight = await ask(address, { rsc: '1' });
  expect(flight.headers['content-type']).toBe('text/x-component');
});

test.each([
  ['an API', '/api/health', {}],
  ['a demo', '/faq', { cookie: 'solstride-demo-locale=ca-fr' }],
  ['a preview', '/faq', { cookie: 'a=b; __prerender_bypass=x' }],
])('%s is not kept', async (_, path, headers) => {
  expect(await cacheOf(path, headers)).toEqual(['BYPASS', 'BYPASS']);
});

test('an unknown host is not kept', async () => {
  expect(await cacheOf('/faq', {}, 'made-up.example')).toEqual(['BYPASS', 'BYPASS']);
});

test.each(['/made-up', '/partners/made-up', '/sports-drink/made-up'])('%s is not kept', async (path) => {
  expect(await cacheOf(path)).toEqual(['MISS', 'MISS']);
});

test('the metrics are closed', async () => {
  expect((await ask('/api/metrics')).status).toBe(404);
});

test('pages are only read', async () => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/icon.svg`, { method: 'POST', body: 'a=b' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await answer.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
});

test('with no replica left, what is kept is still shown, and else that the site is closed', async () => {
  await ask('/partners');
  await site.stop();
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const kept = await ask('/partners');
  expect([kept.status, kept.headers['x-cache']]).toEqual([200, 'STALE']);
  const closed = await ask('/contact');
  expect([closed.status, closed.headers['retry-after']]).toEqual([503, '5']);
}, 30_000);
