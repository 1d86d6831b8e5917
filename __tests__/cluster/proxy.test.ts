import { Agent } from 'node:http';
import { type Backends, startBackends } from '@/mocks/server';
import { startNginx } from '../../test-support/nginx';
import { runSite, type Site } from '../../test-support/run-site';
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { computeCacheBustingSearchParam } from '../support/expect-of-next';
import { untilStored } from './support/until-stored';

type Headers = Readonly<Record<string, string | readonly string[]>>;

let backends: Backends;
let site: Site;
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  backends = await startBackends();
  site = await runSite({ AEM_URL: backends.url, TRUST_PROXY: 'true' });
  proxy = await startNginx([site.port]);
});

afterAll(async () => {
  await proxy?.stop();
  await site?.stop();
  await backends?.close();
});

const getPage = (path: string, headers: Headers = {}, host = 'localhost') =>
  get(proxy.port, path, host, { headers });

/** Returns the cache status of two requests to the proxy. */
async function cacheOf(path: string, headers: Headers = {}, host?: string) {
  const responses = [await getPage(path, headers, host), await getPage(path, headers, host)];
  return responses.map((response) => response.headers['x-cache']);
}

test('a page is stored by host, and campaign links share it', async () => {
  expect((await getPage('/faq')).headers['x-cache']).toBe('MISS');
  await untilStored(() => getPage('/faq'));
  expect((await getPage('/faq?utm_campaign=x')).headers['x-cache']).not.toBe('MISS');
  const french = await getPage('/faq', {}, 'fr.ca.localhost');
  expect(french.headers['x-cache']).toBe('MISS');
  expect(french.body).toContain('lang="fr-CA"');
});

/** Returns the address of a page’s payload. */
const payloadOf = (page: { readonly body: string }, path: string) =>
  `${/data-payload="([^"]+)"/.exec(page.body)?.[1]}${path}`;

test('the payload of a page is stored by host, whatever the headers of the router', async () => {
  const address = payloadOf(await getPage('/faq'), '/faq');
  const first = await getPage(address, { rsc: '1' });
  for (const { headers, body } of [first, await untilStored(() => getPage(address))]) {
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toContain('self.__next_f.push');
  }
  expect(await cacheOf(address, {}, 'fr.ca.localhost')).toEqual(['MISS', 'MISS']);
  expect(await cacheOf(address, {}, 'unknown.example')).toEqual(['BYPASS', 'BYPASS']);
});

test.each(['/api/metrics', '/api/ready', '/_next/data/x', '/content/dam/x'])(
  'the address of a payload does not lead to %s',
  async (path) => {
    const address = payloadOf(await getPage('/faq'), path);
    expect((await getPage(address)).status).toBe(404);
  },
);

/** The address where Next’s router fetches a page, with a digest of its headers; without it Next redirects. */
async function flightOf(path: string): Promise<string> {
  const { location } = (await getPage(path, { rsc: '1' })).headers;
  return String(location).replace(/^https?:\/\/[^/]+/, '');
}

test('payloads of the router are stored apart from the page', async () => {
  await getPage('/press');
  const address = await flightOf('/press');
  const flight = await getPage(address, { rsc: '1' });
  expect(flight.headers['content-type']).toBe('text/x-component');
  await untilStored(() => getPage(address, { rsc: '1' }));
  expect((await getPage('/press')).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a duplicate header cannot replace a payload of the router with a page', async () => {
  const address = await flightOf('/our-story');
  await getPage(address, { rsc: ['1', '0'] });
  const flight = await getPage(address, { rsc: '1' });
  expect(flight.headers['content-type']).toBe('text/x-component');
});

/** The headers with which Next's router prefetches a segment of another page. */
async function prefetch(path: string, from = '/us-en', agent?: Agent) {
  const digest = await computeCacheBustingSearchParam('1', '/_tree', undefined, from);
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': from,
  };
  return get(proxy.port, `${path}?_rsc=${digest}`, 'localhost', { headers, ...(agent && { agent }) });
}

const cacheOfPrefetch = async (path: string) => {
  const { status, headers } = await prefetch(path);
  return [status, headers['x-cache']];
};

test('a prefetch of a page is stored', async () => {
  await until('the site stores the page', async () => {
    const { headers } = await get(site.port, '/contact', 'localhost');
    return headers['x-nextjs-cache'] === 'HIT';
  });
  expect(await cacheOfPrefetch('/contact')).toEqual([200, 'MISS']);
  expect((await untilStored(() => prefetch('/contact'))).status).toBe(200);
});

test.each(['/sports-drink/unknown', '/partners/unknown'])('a prefetch of %s is not stored', async (path) => {
  for (const _ of [1, 2]) expect(await cacheOfPrefetch(path)).toEqual([200, 'MISS']);
});

test('continuous page views, with all files and prefetches, stay below the limits', async () => {
  // The site renders as many unknown pages at a time. More would wait for a limited time.
  const agent = new Agent({ maxSockets: 4 });
  const statuses: (readonly [string, number])[] = [];
  const note = (path: string) => (response: { readonly status: number }) =>
    statuses.push([path, response.status]);
  for (const path of ['/', '/sports-drink', '/sports-drink/fruit-punch', '/press', '/partners']) {
    const { body } = await getPage(path);
    const found = [...body.matchAll(/(?:src|href)="(\/[^"#?]*)"/g)].map(([, one = '']) => one);
    const [files, links] = [true, false].map((isFile) =>
      [...new Set(found)].filter((one) => /\.\w+$/.test(one) === isFile),
    ) as [string[], string[]];
    await Promise.all([
      ...files.map((file) => get(proxy.port, file, 'localhost', { agent }).then(note(file))),
      ...links.map((link) => prefetch(link, `/us-en${path}`, agent).then(note(link))),
    ]);
  }
  agent.destroy();
  expect(statuses.length).toBeGreaterThan(150);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test.each([
  ['an API', '/api/health', {}],
  ['a demo', '/faq', { cookie: 'solstride-demo-locale=ca-fr' }],
  ['a preview', '/faq', { cookie: 'a=b; solstride-preview=x' }],
])('%s is not stored', async (_, path, headers) => {
  expect(await cacheOf(path, headers)).toEqual(['BYPASS', 'BYPASS']);
});

test('an unknown host is not stored', async () => {
  expect(await cacheOf('/faq', {}, 'unknown.example')).toEqual(['BYPASS', 'BYPASS']);
});

test.each(['/unknown', '/partners/unknown', '/sports-drink/unknown'])('%s is not stored', async (path) => {
  expect(await cacheOf(path)).toEqual(['MISS', 'MISS']);
});

test('the metrics are 404', async () => {
  expect((await getPage('/api/metrics')).status).toBe(404);
});

test('pages allow only GET and HEAD', async () => {
  const response = await fetch(`http://127.0.0.1:${proxy.port}/icon.svg`, { method: 'POST', body: 'a=b' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
});

test('with no replica left stored pages are still sent, and otherwise the maintenance page', async () => {
  await untilStored(() => getPage('/partners'));
  await site.stop();
  const statuses = new Set<number>();
  await until('the page is stale', async () => {
    const { status, headers } = await getPage('/partners');
    statuses.add(status);
    return headers['x-cache'] === 'STALE';
  });
  expect([...statuses]).toEqual([200]);
  const closed = await getPage('/store-locator');
  expect([closed.status, closed.headers['retry-after']]).toEqual([503, '5']);
});
