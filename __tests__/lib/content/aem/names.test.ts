import { folderPath, isFolderPath, isInLocale, publicationsAt } from '@/lib/content/aem/names';
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { getLocale, type LocaleId, localeIds } from '@/lib/locales/definitions';
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

test('content has these types', () => {
  expect([...contentTypes].sort()).toEqual([
    'announcement',
    'campaign',
    'category',
    'partners',
    'product',
    'product-feature-slider',
    'redirect',
    'slides',
  ]);
});

// Rules: API-12

const tagsOf = (path: string) =>
  publicationsAt(path)?.map(({ type, localeId }) => `${type} ${localeId}`) ?? null;
const everyType = (localeId: string) => contentTypes.map((type) => `${type} ${localeId}`);

test.each([
  ['a fragment', `${root}/us/en/content-fragments/product/lyte/grape`, ['product us-en']],
  [
    'a block of a campaign',
    `${root}/us/en/content-fragments/campaign/blocks/summer/hero`,
    ['campaign us-en'],
  ],
  ['one of another locale', `${root}/ca/fr/content-fragments/partners/rowing`, ['partners ca-fr']],
  [
    'what is inside of a fragment',
    `${root}/us/en/content-fragments/slides/one/jcr:content/data/master`,
    ['slides us-en'],
  ],
  [
    'the folder of a type',
    `${root}/ca/en/content-fragments/product-feature-slider/`,
    ['product-feature-slider ca-en'],
  ],
  ['a picture', `${root}/ca/fr/products/lyte/grape.webp`, everyType('ca-fr')],
  ['a picture beside a fragment', `${root}/us/en/logo.svg`, everyType('us-en')],
  ['the folder of all fragments', `${root}/us/en/content-fragments`, everyType('us-en')],
  ['the folder of a country', `${root}/ca`, [...everyType('ca-fr'), ...everyType('ca-en')]],
  ['the folder of the brand', root, localeIds.flatMap(everyType)],
])('%s belongs to its content', (_, path, tags) => {
  expect(tagsOf(path)).toEqual(tags);
});

test.each([
  '',
  '/',
  'content/dam/solstride/us/en/logo.svg',
  '/content/dam',
  '/content/dam/solstride-two/us/en/logo.svg',
  '/content/dam/other/us/en/content-fragments/product/x',
  '/content/solstride/us/en/content-fragments/product/x',
  '/conf/solstride/settings',
  `${root}/mx/es/content-fragments/product/x`,
  `${root}/us/fr/content-fragments/product/x`,
  `${root}/shared/logo.svg`,
  `${root}/us/en/content-fragments/unknown/x`,
  `${root}/us/en/content-fragments/constructor/x`,
  `${root}/us/en/../../../other/x`,
  `${root}/us/en/./x`,
  `${root}//us/en/x`,
  `${root}/us/en/x//`,
  `${root}/us/en/%2e%2e/x`,
  `${root}/us%2Fen/x`,
  `${root}/us/en/x?y`,
  `${root}/us/en/x#y`,
  `${root}/us/en/*`,
  `${root}/us/en/x\\y`,
  `${root}/us/en/x\ny`,
  `${root}/us/en/x\u0000`,
  `${root}/us/en/${'x'.repeat(1024)}`,
  'https://author.example/content/dam/solstride/us/en/x',
])('%j belongs to none', (path) => {
  expect(publicationsAt(path)).toBeNull();
});
