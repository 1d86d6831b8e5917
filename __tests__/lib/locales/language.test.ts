// Rules: LOC-07
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { languageSite } from '@/lib/locales/language';
import { languageKey, withoutLanguage } from '@/lib/locales/language-query';

describe('languageSite', () => {
  it.each<[LocaleId, string, LocaleId | null]>([
    ['ca-en', '?lng=fr', 'ca-fr'],
    ['ca-en', '?flavor=grape&lng=fr', 'ca-fr'],
    ['ca-fr', '?lng=en', 'ca-en'],
    ['ca-en', '?lng=en', null],
    ['ca-fr', '?lng=fr', null],
    ['ca-en', '', null],
    ['ca-en', '?lng=', null],
    ['ca-en', '?lng=de', null],
    ['ca-en', '?lng=//host', null],
    ['ca-en', '?lng=en&lng=fr', null],
    ['us-en', '?lng=fr', null],
    ['us-en', '?lng=en', null],
  ])('on %s, %s leads to %s', (id, search, site) => {
    expect(languageSite(getLocale(id), search)).toBe(site);
  });
});

it('caches the language where other pages of the brand look for it', () => {
  expect(languageKey).toBe('i18nextLng');
});

describe('withoutLanguage', () => {
  it.each([
    ['', ''],
    ['?lng=fr', ''],
    ['?flavor=grape&lng=fr&size=16oz', '?flavor=grape&size=16oz'],
    ['?lng=fr&lng=en', ''],
    ['?language=fr', '?language=fr'],
  ])('%s becomes %s', (search, rest) => {
    expect(withoutLanguage(search)).toBe(rest);
  });
});
