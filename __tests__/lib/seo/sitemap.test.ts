/** @jest-environment jsdom */
// Rules: API-08, SEO-06
import { getLocale, locales } from '@/lib/locales/definitions';
import { robotsText } from '@/lib/seo/robots';
import { readSites, type SiteContent, sitemapXml, sitePages } from '@/lib/seo/sitemap';

const content = {
  products: [
    { path: '/sports-drink/grape', picture: 'https://assets.test/grape.webp?a&b' },
    { path: '/sport-water/sport-water', picture: null },
    { path: '/sports-drink/Grape & Co', picture: null },
    { path: '/unknown/grape', picture: null },
  ],
  partners: [{ path: '/partners/dude-perfect', picture: 'https://assets.test/banner.webp' }],
  campaigns: [{ path: '/c/summer', picture: null }],
  newestArticle: '2025-04-29',
};
const nothing = { products: [], partners: [], campaigns: [], newestArticle: null };
const us = getLocale('us-en');
const sitePaths = async (locale: typeof us, site: SiteContent) => [...sitePages(locale, site).keys()];

describe('sitePages', () => {
  it('lists what the United States offer', async () => {
    expect(await sitePaths(us, content)).toEqual([
      '/',
      '/sports-drink',
      '/zero-sugar',
      '/lyte',
      '/flash-iv-ready-to-drink',
      '/flash-iv-sticks',
      '/sport-water',
      '/sports-drink/grape',
      '/sport-water/sport-water',
      '/partners',
      '/press',
      '/faq',
      '/our-story',
      '/contact',
      '/store-locator',
      '/partners/dude-perfect',
      '/c/summer',
    ]);
  });

  it('omits what Canada does not offer', async () => {
    const paths = await sitePaths(getLocale('ca-fr'), content);
    expect(paths).toContain('/sports-drink/grape');
    expect(paths.filter((path) => /sport-water|flash-iv/.test(path))).toEqual([]);
  });

  it('omits disabled pages, and pages below them', async () => {
    const closed = { ...us, features: { ...us.features, pages: ['faq'] as const } };
    const paths = await sitePaths(closed, content);
    expect(paths).toContain('/faq');
    expect(paths.filter((path) => /partners|press|our-story|contact|locator/.test(path))).toEqual([]);
  });

  it('survives a content backend that is down', async () => {
    expect(await sitePaths(us, nothing)).toHaveLength(13);
  });
});

describe('sitemapXml', () => {
  const read = () =>
    readSites(
      ({ id }) => `https://${id}.test`,
      async ({ id }) => (id === 'ca-en' ? nothing : content),
    );

  it('names the alternates on the sites that offer a page', async () => {
    const sites = await read();
    const xml = await sitemapXml(sites.find(({ locale }) => locale.id === 'us-en') as never, sites);
    const [, page] =
      /<url><loc>https:\/\/us-en\.test\/sports-drink\/grape<\/loc>(.*?)<\/url>/.exec(xml) ?? [];
    expect([...(page ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
      ['fr-CA', 'https://ca-fr.test/sports-drink/grape'],
      ['en-US', 'https://us-en.test/sports-drink/grape'],
      ['x-default', 'https://us-en.test/sports-drink/grape'],
    ]);
  });

  it('names the picture of a page that has one of its own', async () => {
    const [quebec, , unitedStates] = await read();
    const xml = await sitemapXml(unitedStates as never, [unitedStates, quebec] as never);
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const pictures = [...document.querySelectorAll('url')].flatMap((url) => {
      const [page, picture] = [...url.getElementsByTagNameNS('*', 'loc')].map(
        ({ textContent }) => textContent,
      );
      return picture ? [[page, picture]] : [];
    });
    expect(pictures).toEqual([
      ['https://us-en.test/sports-drink/grape', 'https://assets.test/grape.webp?a&b'],
      ['https://us-en.test/partners/dude-perfect', 'https://assets.test/banner.webp'],
    ]);
  });

  it('dates the press page by its newest article, and no other, because content has no date of change', async () => {
    const sites = await read();
    const xml = await Promise.all(sites.map((site) => sitemapXml(site, sites)));
    expect(xml.map((text) => text.match(/<loc>[^<]*<\/loc><lastmod>.*?<\/lastmod>/g))).toEqual(
      sites.map(({ locale, origin }) =>
        locale.id === 'ca-en' ? null : [`<loc>${origin}/press</loc><lastmod>2025-04-29</lastmod>`],
      ),
    );
  });

  it('escapes every character of an address', async () => {
    const site = {
      locale: us,
      origin: 'https://a.test',
      pages: new Map(['/', '/a&b<c>"d'].map((path) => [path, { picture: null, changedOn: null }])),
    };
    expect(await sitemapXml(site, [site])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
        ...['/', '/a&amp;b&lt;c&gt;&quot;d'].map(
          (path) =>
            `<url><loc>https://a.test${path}</loc><xhtml:link rel="alternate" hreflang="en-US" href="https://a.test${path}"/><xhtml:link rel="alternate" hreflang="x-default" href="https://a.test${path}"/></url>`,
        ),
        '</urlset>\n',
      ].join('\n'),
    );
  });

  it('is well-formed and lists its own host alone', async () => {
    const sites = await read();
    for (const site of sites) {
      const text = await sitemapXml(site, sites);
      const document = new DOMParser().parseFromString(text, 'application/xml');
      expect(document.querySelector('parsererror')).toBeNull();
      const places = [...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
      expect(places).toHaveLength(site.pages.size);
      expect(places.every((place) => place?.startsWith(`${site.origin}/`))).toBe(true);
    }
    expect(sites).toHaveLength(locales.length);
  });
});

describe('robotsText', () => {
  it.each(['local', 'dev', 'staging'] as const)('disallows everything in %s', (environment) => {
    expect(robotsText(environment, 'https://site.test')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('names the sitemap in production', () => {
    expect(robotsText('production', 'https://site.test')).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://site.test/sitemap.xml\n',
    );
  });
});
