import { getLocale, locales } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { siteOrigin } from '@/lib/seo/site-url';

const languagesOf = (id: 'us-en' | 'ca-en' | 'ca-fr', path: string) =>
  pageMetadata(getLocale(id), { path }).alternates?.languages ?? {};

describe('siteOrigin', () => {
  const localeDomains = { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test', 'other.test'], 'us-en': ['us.test'] };
  it.each([
    ['local', 'http://ca.test:8080'],
    ['production', 'https://ca.test'],
  ] as const)('in %s is %s', (appEnv, origin) => {
    expect(siteOrigin('ca-en', { appEnv, port: 8080, localeDomains })).toBe(origin);
  });
});

describe('pageMetadata', () => {
  it('names the canonical host', () => {
    const { alternates } = pageMetadata(getLocale('ca-fr'), { path: '/faq' });
    expect(alternates?.canonical).toBe('http://fr.ca.localhost:3000/faq');
  });

  it('lists the locales that serve the page', () => {
    expect(languagesOf('us-en', '/faq')).toEqual({
      'en-US': 'http://localhost:3000/faq',
      'en-CA': 'http://ca.localhost:3000/faq',
      'fr-CA': 'http://fr.ca.localhost:3000/faq',
    });
    expect(Object.keys(languagesOf('us-en', '/sport-water'))).toEqual(['en-US']);
  });

  it.each(['/', '/faq', '/sports-drink', '/sport-water'])('is reciprocal for %s', (path) => {
    for (const { id, tag } of locales) {
      const languages = languagesOf(id, path);
      if (tag in languages) expect(languages).toEqual(languagesOf('us-en', path));
    }
  });

  it('lists the locales whose content has the page, itself in any case', () => {
    const page = { path: '/lyte/coconut', counterparts: [getLocale('ca-fr')] };
    const { alternates } = pageMetadata(getLocale('us-en'), page);
    expect(Object.keys(alternates?.languages ?? {}).sort()).toEqual(['en-US', 'fr-CA']);
  });

  it('announces nothing for a page that is not indexed', () => {
    const metadata = pageMetadata(getLocale('us-en'), { path: '/partners/x', indexed: false });
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.robots).toEqual({ index: false });
  });
});
