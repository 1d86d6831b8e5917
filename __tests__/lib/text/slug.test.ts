import { categoryHref, categoryHrefOf } from '@/components/home/category-link';
import { assetUrlFor } from '@/lib/assets/asset-url';
import { partnerSchema, slideSchema } from '@/lib/content/aem/schemas/items';
import { productSchema } from '@/lib/content/aem/schemas/product';
import { getLocale } from '@/lib/locales/definitions';
import { resolveRoute } from '@/lib/locales/route';
import { isNameSlug, isSlug, pathSegments } from '@/lib/text/slug';

const folder = '/content/dam/solstride/us/en/content-fragments';
const locale = getLocale('us-en');

test('an ordinary path has segments', () => {
  expect(pathSegments('/content/dam/été 1.png')).toEqual(['content', 'dam', 'été 1.png']);
});

test('the longest path has 1024 units', () => {
  expect(pathSegments(`/${'a'.repeat(1023)}`)).toHaveLength(1);
  expect(pathSegments(`/${'a'.repeat(1024)}`)).toBeNull();
});

test.each([
  ['grape', true],
  ['Zero_Sugar-2', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['', false],
  ['/grape', false],
  ['grape/', false],
  ['grape\n', false],
])('%j as a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});

test.each([
  ['l’équipe-d’été', true],
  ['...', true],
  ['.a', true],
  ['a.', true],
  ['.', false],
  ['..', false],
  ['', false],
  [' a', false],
  ['a/', false],
  ['a\u0000', false],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
])('%j as a slug made of a name: %s', (text, expected) => {
  expect(isNameSlug(text)).toBe(expected);
});

const hostilePaths = [
  '',
  'content/dam/a',
  '/',
  '/content/dam//evil.com',
  '/content/dam/../evil.com',
  '/content/dam/./a',
  '/content/dam/a\\b',
  '/content/dam/a\r\nb',
  '/content/dam/a\u0000',
  '/content/dam/a\ud800',
  '/content/dam/',
  `/content/dam/${'a'.repeat(2000)}`,
];

test.each(hostilePaths)('%j is no path', (path) => {
  expect(pathSegments(path)).toBeNull();
  expect(assetUrlFor({ kind: 'sample' }, path, { locale })).toBeNull();
  expect(slideSchema.parse({ _path: `${folder}/slides/a`, slideImage: path }).image).toBeNull();
  expect(slideSchema.safeParse({ _path: `/content/dam${path}//x` }).success).toBe(false);
});

test.each([
  'lyte//evil.com',
  'lyte//evil',
  'lyte/..',
  'lyte/evil.com',
  'evil.com/grape',
  'lyte/gra pe',
  'lyte/grape?x=1',
  'lyte/grape#x',
  'lyte/%2e%2e',
  'lyte/é',
  `lyte/${'a'.repeat(101)}`,
])('a product at %s is dropped', (path) => {
  const item = { _path: `${folder}/product/${path}`, productName: 'Grape' };
  expect(productSchema.safeParse(item).success).toBe(false);
});

test('a trailing slash does not change an address', () => {
  const item = { _path: `${folder}/product/lyte/grape/`, productName: 'Grape' };
  expect(productSchema.parse(item)).toMatchObject({ categorySlug: 'lyte', slug: 'grape' });
});

test.each([
  ['AC/DC Racing', 'acdc-racing'],
  ['//evil.com', 'evil.com'],
  ['a\\b\u202ec', 'abc'],
  ["L’Équipe d'été", "l’équipe-d'été"],
])('the partner %j is at %s, which the site serves', (partnersName, slug) => {
  expect(partnerSchema.parse({ _path: `${folder}/partners/a`, partnersName }).slug).toBe(slug);
  expect(resolveRoute(locale, `/partners/${encodeURIComponent(slug)}`)).toMatchObject({
    path: `/partners/${encodeURIComponent(slug)}`,
  });
});

test.each(['/', '..', '\\/', 'x'.repeat(101)])('drops a partner called %j', (partnersName) => {
  expect(partnerSchema.safeParse({ _path: `${folder}/partners/a`, partnersName }).success).toBe(false);
});

test.each(['/evil.com', '//evil.com', '\\evil.com', '\t/evil.com', 'evil.com?x#y'])(
  'the category %j stays on the site',
  (name) => {
    expect(categoryHref(name)).toBe(name.includes('?') ? '/evilcomxy' : '/evilcom');
    expect(categoryHrefOf({ name, path: `${folder}/category/${name}` })).not.toContain('evil.com');
  },
);
