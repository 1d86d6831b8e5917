// Rules: LOC-03, SEO-01, SEO-03
import { getLocale, locales } from '@/lib/locales/definitions';
import { description, pageMetadata } from '@/lib/seo/page-metadata';
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

  it('has the preview of a shared link', () => {
    const page = { path: '/faq', title: 'Questions', description: 'Answers.' };
    expect(pageMetadata(getLocale('ca-fr'), page)).toMatchObject({
      title: 'Questions',
      description: 'Answers.',
      openGraph: {
        type: 'website',
        siteName: 'Solstride',
        locale: 'fr_CA',
        url: 'http://fr.ca.localhost:3000/faq',
        images: [{ url: 'http://fr.ca.localhost:3000/og.png', width: 1200, height: 630, alt: 'Solstride' }],
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  it('leaves title and description to the layout when the page has none', () => {
    const metadata = pageMetadata(getLocale('us-en'), { path: '/' });
    expect(metadata).not.toHaveProperty('title');
    expect(metadata).not.toHaveProperty('description');
  });

  it.each(['/faq/more', '/unknown/grape'])('lists no locale for %s, which no locale serves', (path) => {
    expect(languagesOf('us-en', path)).toEqual({});
  });

  it('lists the locales that serve the page', () => {
    expect(languagesOf('us-en', '/faq')).toEqual({
      'en-US': 'http://localhost:3000/faq',
      'en-CA': 'http://ca.localhost:3000/faq',
      'fr-CA': 'http://fr.ca.localhost:3000/faq',
      'x-default': 'http://localhost:3000/faq',
    });
    expect(Object.keys(languagesOf('us-en', '/sport-water'))).toEqual(['en-US', 'x-default']);
  });

  it.each(['/', '/faq', '/sports-drink', '/sport-water'])('is reciprocal for %s', (path) => {
    const languages = languagesOf('us-en', path);
    const named = locales.filter(({ tag }) => tag in languages);
    expect(named.map(({ id }) => id)).toContain('us-en');
    for (const { id } of named) expect(languagesOf(id, path)).toEqual(languages);
  });

  it('lists the locales whose content has the page, always including itself', () => {
    const page = { path: '/lyte/coconut', alternates: [getLocale('ca-fr')] };
    const { alternates } = pageMetadata(getLocale('us-en'), page);
    expect(Object.keys(alternates?.languages ?? {}).sort()).toEqual(['en-US', 'fr-CA', 'x-default']);
  });

  it('uses the first alternate as x-default where the default locale lacks the page', () => {
    const page = { path: '/lyte/coconut', alternates: [getLocale('ca-fr')] };
    const { languages } = pageMetadata(getLocale('ca-en'), page).alternates ?? {};
    expect(languages).toEqual({
      'fr-CA': 'http://fr.ca.localhost:3000/lyte/coconut',
      'en-CA': 'http://ca.localhost:3000/lyte/coconut',
      'x-default': 'http://fr.ca.localhost:3000/lyte/coconut',
    });
  });

  it('has no alternates for a page that is not indexed', () => {
    const metadata = pageMetadata(getLocale('us-en'), { path: '/partners/x', indexed: false });
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.robots).toEqual({ index: false });
  });
});

test.each([
  ['', ''],
  [' \n ', ''],
  ['One line', 'One line.'],
  ['First line\nSecond line!\n\nThird', 'First line. Second line! Third.'],
  ['One. Two? Three.', 'One. Two? Three.'],
])('%j is %j', (text, expected) => {
  expect(description(text)).toBe(expected);
});

test('as many sentences as fit', () => {
  const line = 'x'.repeat(49);
  expect(description([line, line, line, line].join('\n'))).toBe(`${line}. ${line}. ${line}.`);
  expect(description('One.\nTwo.\nThree.', 9)).toBe('One. Two.');
});

test('a long first sentence is cut after a word', () => {
  expect(description('Serious electrolytes, real sugar', 22)).toBe('Serious electrolytes…');
  expect(description('Unbreakable', 5)).toBe('Unbr…');
  expect(description(`${'word '.repeat(100)}end`).length).toBeLessThanOrEqual(160);
});
