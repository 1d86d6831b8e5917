// Rules: LOC-09, NAV-03
import { categorySlugs, isCategorySlug } from '@/lib/locales/category-slugs';
import {
  type ComponentKey,
  enabledCategories,
  getLocale,
  locales,
  offersComponent,
  offersPage,
  offersSlug,
  pageKeys,
  sanitizeSlug,
} from '@/lib/locales/definitions';

describe('locale definitions', () => {
  it.each([
    [
      'ca-fr',
      'Canada (Français)',
      'CANADA',
      'fr',
      'ca',
      'fr-CA',
      'CAD',
      'DD/MM/YYYY',
      'GA_MEASUREMENT_ID_CA',
    ],
    ['ca-en', 'Canada (English)', 'CANADA', 'en', 'ca', 'en-CA', 'CAD', 'DD/MM/YYYY', 'GA_MEASUREMENT_ID_CA'],
    [
      'us-en',
      'United States (English)',
      'USA',
      'en',
      'us',
      'en-US',
      'USD',
      'MM/DD/YYYY',
      'GA_MEASUREMENT_ID_US',
    ],
  ] as const)(
    '%s',
    (id, label, country, language, countryCode, tag, currency, dateFormat, googleAnalyticsId) => {
      expect(getLocale(id)).toMatchObject({
        label,
        country,
        language,
        countryCode,
        tag,
        pathPatterns: null,
        // In the format of phone numbers X is a digit (LOC-10).
        config: {
          currency,
          dateFormat,
          currencySymbol: '$',
          phoneFormat: '(XXX) XXX-XXXX',
          googleAnalyticsId,
        },
      });
    },
  );

  it('rejects an unknown id', () => {
    expect(() => getLocale('xx-xx' as 'us-en')).toThrow(RangeError);
  });
});

describe('feature gates', () => {
  it.each([
    ['us-en', [...categorySlugs]],
    ['ca-en', ['sports-drink', 'zero-sugar', 'lyte']],
    ['ca-fr', ['sports-drink', 'zero-sugar', 'lyte']],
  ] as const)('%s offers %j', (id, slugs) => {
    expect(enabledCategories(getLocale(id))).toEqual(slugs);
  });

  it.each(locales)('$id has every page', (locale) => {
    expect(pageKeys.every((key) => offersPage(locale, key))).toBe(true);
  });

  it.each(locales)('$id has newsletter, reviews, sharing and the bot check', (locale) => {
    for (const key of ['newsletter', 'reviews', 'social-sharing', 'recaptcha'] as const)
      expect([key, offersComponent(locale, key)]).toEqual([key, true]);
  });

  it.each([
    ['us-en', 'wishlist', true],
    ['ca-en', 'wishlist', false],
  ] as const)('in %s, %s is %s', (id, component: ComponentKey, offered) => {
    expect(offersComponent(getLocale(id), component)).toBe(offered);
  });
});

it.each([
  ['us-en', 'sport-water', true],
  ['ca-en', 'sport-water', false],
  ['ca-en', 'lyte', true],
  ['us-en', 'unknown', false],
] as const)('in %s, content may link to %s: %s', (id, slug, offered) => {
  expect(offersSlug(getLocale(id), slug)).toBe(offered);
});

describe('category slugs', () => {
  it.each([
    ['sports-drink', 'sports-drink', true],
    ['sports drink<script>', 'sportsdrinkscript', false],
    ['../lyte', 'lyte', true],
    ['', '', false],
  ])('%j is stripped to %j', (raw, slug, known) => {
    expect(sanitizeSlug(raw)).toBe(slug);
    expect(isCategorySlug(slug)).toBe(known);
  });
});
