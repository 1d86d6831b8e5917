import { getLocale, locales } from '@/lib/locales/definitions';
import { robotsText } from '@/lib/seo/robots';
import { readSites, sitemapXml, sitePaths } from '@/lib/seo/sitemap';

const content = {
  products: [
    { categorySlug: 'sports-drink', slug: 'grape' },
    { categorySlug: 'sport-water', slug: 'sport-water' },
    { categorySlug: 'sports-drink', slug: 'Grape & Co' },
    { categorySlug: 'unknown', slug: 'grape' },
  ],
  partners: [
    { slug: 'dude-perfect', banner: '/content/dam/banner.webp' },
    { slug: 'no-banner', banner: null },
  ],
};
const nothing = { products: [], partners: [] };
const us = getLocale('us-en');

describe('sitePaths', () => {
  it('lists what the United States offer', () => {
    expect(sitePaths(us, content)).toEqual([
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
    ]);
  });

  it('leaves out what Canada does not offer', () => {
    const paths = sitePaths(getLocale('ca-fr'), content);
    expect(paths).toContain('/sports-drink/grape');
    expect(paths.filter((path) => /sport-water|flash-iv/.test(path))).toEqual([]);
  });

  it('leaves out pages that are switched off, and what is below them', () => {
    const closed = { ...us, features: { ...us.features, pages: ['faq'] as const } };
    const paths = sitePaths(closed, content);
    expect(paths).toContain('/faq');
    expect(paths.filter((path) => /partners|press|our-story|contact|locator/.test(path))).toEqual([]);
  });

  it('survives a content backend that is down', () => {
    expect(sitePaths(us, nothing)).toHaveLength(13);
  });
});

describe('sitemapXml', () => {
  const read = () =>
    readSites(
      ({ id }) => `https://${id}.test`,
      async ({ id }) => (id === 'ca-en' ? nothing : content),
    );

  it('names the counterparts of the sites that offer a page', async () => {
    const sites = await read();
    const xml = sitemapXml(sites.find(({ locale }) => locale.id === 'us-en') as never, sites);
    const [, page] =
      /<url><loc>https:\/\/us-en\.test\/sports-drink\/grape<\/loc>(.*?)<\/url>/.exec(xml) ?? [];
    expect([...(page ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
      ['fr-CA', 'https://ca-fr.test/sports-drink/grape'],
      ['en-US', 'https://us-en.test/sports-drink/grape'],
    ]);
  });

  it('is well-formed and lists its own host alone', async () => {
    const sites = await read();
    for (const site of sites) {
      const text = sitemapXml(site, sites);
      const document = new DOMParser().parseFromString(text, 'application/xml');
      expect(document.querySelector('parsererror')).toBeNull();
      const places = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
      expect(places).toHaveLength(site.paths.size);
      expect(places.every((place) => place?.startsWith(`${site.origin}/`))).toBe(true);
    }
    expect(sites).toHaveLength(locales.length);
  });
});

describe('robotsText', () => {
  it.each(['local', 'dev', 'staging'] as const)('keeps everybody out of %s', (environment) => {
    expect(robotsText(environment, 'https://site.test')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('names the sitemap in production', () => {
    expect(robotsText('production', 'https://site.test')).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://site.test/sitemap.xml\n',
    );
  });
});
