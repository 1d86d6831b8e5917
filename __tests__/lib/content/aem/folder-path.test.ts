import { folderPath, isFolderPath, isInLocale } from '@/lib/content/aem/folder-path';
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { isSlug } from '@/lib/text/slug';

const usEn = getLocale('us-en');
const root = '/content/dam/solstride';

test.each<[LocaleId, ContentType, string[], string]>([
  ['us-en', 'slides', [], `${root}/us/en/content-fragments/slides/`],
  ['ca-en', 'category', [], `${root}/ca/en/content-fragments/category/`],
  ['ca-fr', 'partners', [], `${root}/ca/fr/content-fragments/partners/`],
  ['us-en', 'product-feature-slider', [], `${root}/us/en/content-fragments/product-feature-slider/`],
  ['us-en', 'product', ['lyte'], `${root}/us/en/content-fragments/product/lyte/`],
  ['ca-fr', 'product', ['lyte', 'coconut'], `${root}/ca/fr/content-fragments/product/lyte/coconut`],
])('%s %s %p', (id, type, sub, expected) => {
  expect(folderPath(getLocale(id), type, ...sub)).toBe(expected);
  expect(isFolderPath(expected, type)).toBe(true);
});

const hostile = ['', '.', '..', 'a/b', 'a;b', 'a=b', 'a%2fb', 'a b', 'é', 'a\n', 'a\\b', 'a?b', 'a#b'];

test.each(hostile)('%p is no folder name', (slug) => {
  expect(isSlug(slug)).toBe(false);
  expect(() => folderPath(usEn, 'product', slug)).toThrow(RangeError);
});

test.each([
  [`${root}/us/en/content-fragments/slides`, 'without the closing slash'],
  [`${root}/us/en/content-fragments/product/`, 'of another type'],
  [`${root}/us/en/content-fragments/slides/../product/`, 'with dots'],
  [`${root}/us/en/content-fragments/slides//`, 'with an empty name'],
  [`${root}/us/en/content-fragments/slides/a/b/c/`, 'too deep'],
  [`${root}/de/de/content-fragments/slides/`, 'of another country'],
  ['/content/dam/other/us/en/content-fragments/slides/', 'of another brand'],
  [`${root}/us/en/content-fragments/slides/\n`, 'with a line break'],
  [`${root}/us/en/content-fragments/slides/a/b`, 'a product that is none'],
])('%s is no folder (%s)', (path) => {
  expect(isFolderPath(path, 'slides')).toBe(false);
});

test('content belongs to a locale when its path contains the country and the language', () => {
  expect(isInLocale(`${root}/us/en/content-fragments/slides/a`, usEn)).toBe(true);
  expect(isInLocale(`${root}/ca/en/content-fragments/slides/a`, usEn)).toBe(false);
  expect(isInLocale(`${root}/us/english/a`, usEn)).toBe(false);
});

test('there are five content types', () => {
  expect([...contentTypes].sort()).toEqual([
    'category',
    'partners',
    'product',
    'product-feature-slider',
    'slides',
  ]);
});
