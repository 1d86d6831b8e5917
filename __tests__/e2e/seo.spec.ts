import { runSite } from './support/run-site';
import { ask, sites } from './support/sites';
import { expect, test } from './support/test';

test('each host has a sitemap of what it offers, and every address in it is there', async ({ request }) => {
  const xml = await (await ask(request, sites.quebec, '/sitemap.xml')).text();
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');
  expect(places).toContain(`${sites.quebec}/`);
  expect(places).toContain(`${sites.quebec}/sports-drink/fruit-punch`);
  expect(places).toContain(`${sites.quebec}/partners/dude-perfect`);
  expect(places.filter((place) => /flash-iv|sport-water|404/.test(place))).toEqual([]);
  for (const place of places) {
    const { pathname } = new URL(place);
    expect([pathname, (await ask(request, sites.quebec, pathname)).status()]).toEqual([pathname, 200]);
  }
});

test('the sitemap names the counterparts of a page, both ways', async ({ request }) => {
  const alternates = async (site: string, path: string) => {
    const xml = await (await ask(request, site, '/sitemap.xml')).text();
    const page = xml.split('<url>').find((element) => element.includes(`<loc>${site}${path}</loc>`)) ?? '';
    return [...page.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link);
  };
  const everywhere = [
    ['fr-CA', `${sites.quebec}/faq`],
    ['en-CA', `${sites.canada}/faq`],
    ['en-US', `${sites.us}/faq`],
  ];
  expect(await alternates(sites.us, '/faq')).toEqual(everywhere);
  expect(await alternates(sites.quebec, '/faq')).toEqual(everywhere);
  expect(await alternates(sites.us, '/sport-water')).toEqual([['en-US', `${sites.us}/sport-water`]]);
});

test('nobody may crawl outside production', async ({ request }) => {
  const answer = await ask(request, sites.us, '/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
});

test('production invites crawlers, each host to its own sitemap', async ({ request }) => {
  const site = await runSite({
    APP_ENV: 'production',
    CONTENT_API_URL: 'http://127.0.0.1:9',
    ASSETS_URL: 'https://assets.solstride.example',
    REVIEWS_API_URL: 'http://127.0.0.1:9',
    REVIEWS_PASSKEY: 'key',
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

test('translation files are there, others are not', async ({ request }) => {
  const french = await ask(request, sites.us, '/locales/fr/common.json');
  expect(french.status()).toBe(200);
  expect((await french.json()).search.title).toBe('Rechercher');
  const unknown = await ask(request, sites.us, '/locales/de/common.json');
  expect(unknown.status()).toBe(404);
  expect((await unknown.json()).error.code).toBe('not-found');
});

for (const [path, types] of [
  ['/', ['Organization', 'WebSite']],
  ['/lyte', ['BreadcrumbList']],
  ['/lyte/coconut', ['Product', 'BreadcrumbList']],
] as const) {
  test(`${path} tells search engines of ${types.join(' and ')}`, async ({ request }) => {
    const html = await (await ask(request, sites.us, path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = scripts
      .map(([, text]) => JSON.parse(text ?? ''))
      .flatMap((item) => item['@graph'] ?? [item]);
    expect(data.map((item) => item['@type'])).toEqual(types);
  });
}
