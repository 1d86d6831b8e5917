// Rules: ASSET-01, ASSET-02
import { assetUrlFor, imageSourceFor, renditionWidth, siteImage } from '@/lib/assets/asset-url';
import { imageSlots } from '@/lib/assets/image-slots';
import { siteImageWidths } from '@/lib/assets/image-widths.mjs';
import { getLocale } from '@/lib/locales/definitions';

const locale = getLocale('ca-fr');
const api = {
  kind: 'api',
  baseUrl: 'http://api.test',
  assetsUrl: 'https://assets.test/base',
  renditions: 'service',
} as const;
const originals = { ...api, renditions: 'site' } as const;
const sample = { kind: 'sample' } as const;
const aem = { kind: 'aem', origin: 'http://aem.test', authorization: 'Basic x' } as const;
const picture = '/content/dam/solstride/us/en/hero/a.webp';
const optimized = (width: number) =>
  `/_next/image?url=%2Fcontent%2Fdam%2Fsolstride%2Fca%2Ffr%2Fhero%2Fa.webp&w=${width}&q=75`;

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
])('a width of %d px requests %d px', (requested, width) => {
  expect(renditionWidth(requested)).toBe(width);
});

test.each([
  [
    'in local mode: a path of the site',
    sample,
    picture,
    undefined,
    '/content/dam/solstride/ca/fr/hero/a.webp',
  ],
  ['rendered by the site', sample, picture, 400, optimized(500)],
  ['with AEM: the same', aem, picture, 500, optimized(500)],
  ['with originals on the assets service: the same', originals, picture, 501, optimized(640)],
  ['no wider than the site renders', aem, picture, 9999, optimized(2560)],
  [
    'a video is not rendered',
    originals,
    '/content/dam/solstride/us/en/a.mp4',
    400,
    'https://assets.test/base/content/dam/solstride/ca/fr/a.mp4',
  ],
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

test.each(['avif', 'gif', 'jpg', 'jpeg', 'png', 'tif', 'tiff', 'webp', 'PNG'])(
  'the service renders %s',
  (extension) => {
    const url = assetUrlFor(api, `/content/dam/shared/a.${extension}`, { locale, width: 100 });
    expect(url).toBe(`https://assets.test/base/content/dam/shared/a.${extension}.100.webp`);
  },
);

test.each(['a.png.pdf', 'a-png', 'png', 'a.jpxg', 'a.tifx'])('the service does not render %s', (name) => {
  const path = `/content/dam/shared/${name}`;
  expect(assetUrlFor(api, path, { locale, width: 100 })).toBe(`https://assets.test/base${path}`);
  expect(imageSourceFor(api, path, { locale, slot: 'article' })).toEqual({
    src: `https://assets.test/base${path}`,
  });
});

test.each([
  '/content/dam/solstride/usa/en/a.png',
  '/content/dam/solstride/us/eng/a.png',
  '/content/dam/solstride/us/a.png',
  '/content/dam/solstride/US/EN/a.png',
  '/content/dam/shared/content/dam/solstride/us/en/a.png',
])('%s has no folder of a locale', (path) => {
  expect(assetUrlFor(sample, path, { locale })).toBe(path);
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
  expect(imageSourceFor(api, path, { locale, slot: 'thumbnail' })).toBeNull();
});

const rendition = (width: number) =>
  `https://assets.test/base/content/dam/solstride/ca/fr/hero/a.webp.${width}.webp`;

test('a picture has the candidates of its slot, each once, and the largest as src', () => {
  expect(imageSourceFor(api, picture, { locale, slot: 'product-hero' })).toEqual({
    src: rendition(1338),
    widths: [380, 500, 1024, 1338],
    sizes: imageSlots['product-hero'].sizes,
  });
});

test('a source of originals leaves the widths to the site', () => {
  expect(imageSourceFor(originals, picture, { locale, slot: 'thumbnail' })).toEqual({
    src: optimized(280),
    widths: [128, 200, 280],
    sizes: '80px',
  });
});

test('a name with special characters survives the optimizer', () => {
  const url = assetUrlFor(sample, '/content/dam/solstride/us/en/été & co.png', { locale, width: 100 });
  const source = new URL(url ?? '', 'http://site.test').searchParams.get('url') ?? '';
  expect(decodeURIComponent(source)).toBe('/content/dam/solstride/ca/fr/été & co.png');
});

test('SVG has no candidates', () => {
  for (const source of [sample, originals]) {
    const image = imageSourceFor(source, '/content/dam/solstride/us/en/a.svg', { locale, slot: 'thumbnail' });
    expect(Object.keys(image ?? {})).toEqual(['src']);
    expect(image?.src).toMatch(/ca\/fr\/a\.svg$/);
  }
});

test('pictures of the site itself are rendered in every environment', () => {
  expect(siteImage('/press/a.webp', 'thumbnail').src).toBe('/_next/image?url=%2Fpress%2Fa.webp&w=280&q=75');
  expect(siteImage('/press/a.svg', 'thumbnail')).toEqual({ src: '/press/a.svg' });
});

test.each(Object.entries(imageSlots))(
  'the widths of %s are rendered, in ascending order',
  (_, { widths }) => {
    expect(widths.filter((width) => !siteImageWidths.includes(width))).toEqual([]);
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  },
);
