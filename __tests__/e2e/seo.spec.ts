import sharp from 'sharp';
import { runSite } from '../../test-support/run-site';
import { getFrom, sites } from './support/sites';
import { type APIRequestContext, expect, test } from './support/test';
import { leaksOf } from './support/visible-text';

async function placesOf(request: APIRequestContext, site: string): Promise<readonly string[]> {
  const xml = await (await getFrom(request, site, '/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');
}

test('a host has a sitemap of what it offers', async ({ request }) => {
  const places = await placesOf(request, sites.quebec);
  expect(places).toContain(`${sites.quebec}/`);
  expect(places).toContain(`${sites.quebec}/sports-drink/fruit-punch`);
  expect(places).toContain(`${sites.quebec}/partners/dude-perfect`);
  // A port may contain these digits.
  const paths = places.map((place) => new URL(place).pathname);
  expect(paths.filter((path) => /flash-iv|sport-water|404/.test(path))).toEqual([]);
});

for (const site of Object.values(sites)) {
  test(`every address of ${new URL(site).hostname} is there and shows no raw message or value`, async ({
    request,
  }) => {
    const places = await placesOf(request, site);
    expect(places.length).toBeGreaterThan(25);
    for (const place of places) {
      const { pathname } = new URL(place);
      const response = await getFrom(request, site, pathname);
      expect([pathname, response.status()]).toEqual([pathname, 200]);
      expect([pathname, leaksOf(await response.text())]).toEqual([pathname, []]);
    }
    for (const pathname of ['/404', '/soda', '/lyte/mystery']) {
      const response = await getFrom(request, site, pathname);
      expect([pathname, response.status()]).toEqual([pathname, 404]);
      expect([pathname, leaksOf(await response.text())]).toEqual([pathname, []]);
    }
  });
}

test('a page that shows a raw message or value is found', () => {
  const page = (body: string) => `<main><script>{a: undefined}</script><p>${body}</p></main>`;
  const clean = ['Vitamin C: 75%', 'No object, nullify, common. sense', '<img alt="Bottle">'];
  for (const body of clean) expect(leaksOf(page(body))).toEqual([]);
  const raw = ['{colour}', 'undefined mg', 'NaN', 'null', '[object Object]', 'category.product.sizes'];
  for (const body of raw) expect(leaksOf(page(body))).toEqual([body]);
  expect(leaksOf(page('<img alt="{name}, 16oz">'))).toEqual(['{name}, 16oz']);
});

test('the sitemap names the alternates of a page, both ways', async ({ request }) => {
  const alternates = async (site: string, path: string) => {
    const xml = await (await getFrom(request, site, '/sitemap.xml')).text();
    const page = xml.split('<url>').find((element) => element.includes(`<loc>${site}${path}</loc>`)) ?? '';
    return [...page.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link);
  };
  const everywhere = [
    ['fr-CA', `${sites.quebec}/faq`],
    ['en-CA', `${sites.canada}/faq`],
    ['en-US', `${sites.us}/faq`],
    ['x-default', `${sites.us}/faq`],
  ];
  expect(await alternates(sites.us, '/faq')).toEqual(everywhere);
  expect(await alternates(sites.quebec, '/faq')).toEqual(everywhere);
  expect(await alternates(sites.us, '/sport-water')).toEqual([
    ['en-US', `${sites.us}/sport-water`],
    ['x-default', `${sites.us}/sport-water`],
  ]);
});

test('crawlers are disallowed outside production', async ({ request }) => {
  const response = await getFrom(request, sites.us, '/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('User-agent: *\nDisallow: /\n');
});

test('production allows crawlers, and each host names its own sitemap', async ({ request }) => {
  const site = await runSite({
    APP_ENV: 'production',
    CONTENT_API_URL: 'http://127.0.0.1:9',
    ASSETS_URL: 'https://assets.solstride.example',
    REVIEWS_API_URL: 'http://127.0.0.1:9',
    REVIEWS_PASSKEY: 'key',
    STORE_LOCATOR_URL: 'https://locator.solstride.example/frame',
  });
  try {
    const headers = { host: 'fr.solstride.example' };
    const robots = await (await request.get(`${site.url}/robots.txt`, { headers })).text();
    expect(robots).toContain('Allow: /');
    expect(robots).toContain('Sitemap: https://fr.solstride.example/sitemap.xml');
    const sitemap = await (await request.get(`${site.url}/sitemap.xml`, { headers })).text();
    expect(sitemap).toContain('<loc>https://fr.solstride.example/faq</loc>');
    const index = await (await request.get(`${site.url}/search-index.json`, { headers })).json();
    expect(index.complete).toBe(false);
    expect(index.entries.some(({ kind }: { kind: string }) => kind === 'question')).toBe(true);
  } finally {
    await site.stop();
  }
});

test('translation files are served, others are 404', async ({ request }) => {
  const french = await getFrom(request, sites.us, '/locales/fr/common.json');
  expect(french.status()).toBe(200);
  expect((await french.json()).search.title).toBe('Rechercher');
  const unknown = await getFrom(request, sites.us, '/locales/de/common.json');
  expect(unknown.status()).toBe(404);
  expect((await unknown.json()).error.code).toBe('not-found');
});

for (const [path, types] of [
  ['/', ['Organization', 'WebSite']],
  ['/lyte', ['ItemList', 'BreadcrumbList']],
  ['/lyte/coconut', ['ProductGroup', 'BreadcrumbList']],
  ['/faq', ['FAQPage', 'BreadcrumbList']],
  ['/press', ['ItemList', 'BreadcrumbList']],
] as const) {
  test(`${path} has structured data of ${types.join(' and ')}`, async ({ request }) => {
    const html = await (await getFrom(request, sites.us, path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = scripts
      .map(([, text]) => JSON.parse(text ?? ''))
      .flatMap((item) => item['@graph'] ?? [item]);
    expect(data.map((item) => item['@type'])).toEqual(types);
  });
}

test('each host has a guide for language models in its language', async ({ request }) => {
  for (const [site, category] of [
    [sites.us, '/flash-iv-sticks'],
    [sites.quebec, '/lyte'],
  ] as const) {
    const response = await getFrom(request, site, '/llms.txt');
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const text = await response.text();
    expect(text).toMatch(/^# .+\n/);
    expect(text).toContain(`](${site}${category}`);
    expect(leaksOf(text)).toEqual([]);
  }
  const french = await (await getFrom(request, sites.quebec, '/llms.txt')).text();
  expect(french).not.toContain('flash-iv');
});

test('a product has a picture to share, drawn for its host and kept by browsers', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/sports-drink/fruit-punch')).text();
  const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(url).toBe(`${sites.quebec}/social/sports-drink/fruit-punch.jpg`);
  const { pathname } = new URL(url);
  const picture = await getFrom(request, sites.quebec, pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height, format } = await sharp(await picture.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  const again = await getFrom(request, sites.quebec, pathname, {
    headers: { host: new URL(sites.quebec).host, 'if-none-match': picture.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  for (const unknown of ['/social/lyte/mystery.jpg', '/social/flash-iv-sticks/zesty-lime.jpg'])
    expect([unknown, (await getFrom(request, sites.quebec, unknown)).status()]).toEqual([unknown, 404]);
});
