import { srcSetOf } from '@/lib/assets/src-set';

test.each([
  [
    'the optimizer',
    '/_next/image?url=%2Fcontent%2F640%2Fa-640.webp&w=640&q=75',
    '/_next/image?url=%2Fcontent%2F640%2Fa-640.webp&w=280&q=75 280w, /_next/image?url=%2Fcontent%2F640%2Fa-640.webp&w=640&q=75 640w',
  ],
  [
    'the assets service',
    'https://assets.test/640/a.webp.640.webp',
    'https://assets.test/640/a.webp.280.webp 280w, https://assets.test/640/a.webp.640.webp 640w',
  ],
])('names a picture of %s in every width', (_, src, srcSet) => {
  expect(srcSetOf({ src, widths: [280, 640] })).toBe(srcSet);
});

test('a picture with one width has no candidates', () => {
  expect(srcSetOf({ src: '/a.svg' })).toBeUndefined();
});
