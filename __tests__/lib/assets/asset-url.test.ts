/** @jest-environment node */
import { assetUrlFor, imageSourceFor, renditionWidth } from '@/lib/assets/asset-url';
import { getLocale } from '@/lib/locales/definitions';

const locale = getLocale('ca-fr');
const api = { kind: 'api', baseUrl: 'http://api.test', assetsUrl: 'https://assets.test/base' } as const;
const sample = { kind: 'sample' } as const;
const aem = { kind: 'aem', origin: 'http://aem.test', authorization: 'Basic x' } as const;
const picture = '/content/dam/solstride/us/en/hero/a.webp';

test.each([
  [1, 100],
  [100, 100],
  [101, 200],
  [380, 380],
  [400, 500],
  [600, 1024],
  [800, 1024],
  [1960, 1960],
  [3841, 3840],
])('%d px asks for %d', (asked, width) => {
  expect(renditionWidth(asked)).toBe(width);
});

test.each([
  ['in local mode: a path of the site', sample, picture, 500, '/content/dam/solstride/ca/fr/hero/a.webp'],
  ['with AEM: the same', aem, picture, 500, '/content/dam/solstride/ca/fr/hero/a.webp'],
  [
    'elsewhere: the assets service',
    api,
    picture,
    undefined,
    'https://assets.test/base/content/dam/solstride/ca/fr/hero/a.webp',
  ],
  [
    'a rendition',
    api,
    picture,
    400,
    'https://assets.test/base/content/dam/solstride/ca/fr/hero/a.webp.500.webp',
  ],
  [
    'SVG has none',
    api,
    '/content/dam/solstride/us/en/a.SVG',
    400,
    'https://assets.test/base/content/dam/solstride/ca/fr/a.SVG',
  ],
  [
    'video has none',
    api,
    '/content/dam/solstride/us/en/a.mp4',
    400,
    'https://assets.test/base/content/dam/solstride/ca/fr/a.mp4',
  ],
  [
    'another folder keeps its country',
    api,
    '/content/dam/shared/us/en/a.png',
    100,
    'https://assets.test/base/content/dam/shared/us/en/a.png.100.webp',
  ],
  [
    'odd names are encoded',
    sample,
    '/content/dam/solstride/us/en/été 50%?#.png',
    undefined,
    '/content/dam/solstride/ca/fr/%C3%A9t%C3%A9%2050%25%3F%23.png',
  ],
])('%s', (_, source, path, width, expected) => {
  expect(assetUrlFor(source, path, width === undefined ? { locale } : { locale, width })).toBe(expected);
});

test.each([
  null,
  '',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/etc/passwd',
  '/content/dam',
  '/content/dam/',
  '/content/dam/../secret.png',
  '/content/dam/a/./b.png',
  '/content/dam/a//b.png',
  '/content/dam/a\\b.png',
  '/content/dam/a\nb.png',
  '/content/dam/\ud800.png',
])('%p is no asset', (path) => {
  expect(assetUrlFor(api, path, { locale })).toBeNull();
  expect(imageSourceFor(api, path, { locale, widths: [400] })).toBeNull();
});

const rendition = (width: number) =>
  `https://assets.test/base/content/dam/solstride/ca/fr/hero/a.webp.${width}.webp`;

test('an image has its widths, each once, and the largest as src', () => {
  expect(imageSourceFor(api, picture, { locale, widths: [600, 400, 500, 700] })).toEqual({
    src: rendition(1024),
    srcSet: `${rendition(500)} 500w, ${rendition(1024)} 1024w`,
  });
});

test('one width needs no srcSet, and no width asks for the original', () => {
  expect(imageSourceFor(api, picture, { locale, widths: [400] })).toEqual({ src: rendition(500) });
  expect(imageSourceFor(api, picture, { locale, widths: [] })?.src).toMatch(/\/a\.webp$/);
});

test('local images and SVG have no srcSet', () => {
  expect(imageSourceFor(sample, picture, { locale, widths: [400, 1960] })).toEqual({
    src: '/content/dam/solstride/ca/fr/hero/a.webp',
  });
  expect(imageSourceFor(api, '/content/dam/solstride/us/en/a.svg', { locale, widths: [400, 1960] })).toEqual({
    src: 'https://assets.test/base/content/dam/solstride/ca/fr/a.svg',
  });
});
