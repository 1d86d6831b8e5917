/** @jest-environment node */
import { parseAssetPath } from '@/lib/assets/asset-path';
import { parseRange } from '@/lib/assets/byte-range';
import { assetHeaders, contentTypeOf, isAssetType } from '@/lib/assets/content-kind';

test.each([
  ['/content/dam/solstride/us/en/hero/a.webp', ['solstride', 'us', 'en', 'hero', 'a.webp']],
  ['/content/dam/a%20b/%C3%A9.png', ['a b', 'é.png']],
])('%s', (pathname, segments) => {
  expect(parseAssetPath(pathname)).toEqual(segments);
});

test.each([
  '/content/dam/',
  '/content/dam',
  '/content/other/a.png',
  '/content/dam/../a.png',
  '/content/dam/%2e%2e/a.png',
  '/content/dam/a%2fb.png',
  '/content/dam/a%5cb.png',
  '/content/dam/a\\b.png',
  '/content/dam/%252e%252e/a.png',
  '/content/dam/a//b.png',
  '/content/dam/.env',
  '/content/dam/a%00.png',
  '/content/dam/%E0%A4%A',
])('%s names no file', (pathname) => {
  expect(parseAssetPath(pathname)).toBeNull();
});

test.each([
  [null, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
])('the range %p of 100 bytes is %p', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test.each([
  ['a.webp', 'image/webp'],
  ['a.JPG', 'image/jpeg'],
  ['a.mp4', 'video/mp4'],
  ['a.html', null],
  ['a.js', null],
  ['webp', null],
])('%s is %p', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test('only pictures, films and PDF are assets', () => {
  expect(['image/png', 'video/mp4', 'application/pdf'].every(isAssetType)).toBe(true);
  expect(['text/html; charset=utf-8', 'application/json', '', null].some(isAssetType)).toBe(false);
});

test('an SVG may not run anything', () => {
  expect(assetHeaders('image/svg+xml')['content-security-policy']).toContain("default-src 'none'");
  expect(assetHeaders('image/png')).toEqual({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
});
