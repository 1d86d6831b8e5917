import { parseAssetPath } from '@/lib/assets/asset-path';
import { assetHeaders, assetTypeOf, contentTypeOf } from '@/lib/assets/content-kind';
import { parseRange } from '@/lib/assets/sample-file';

test.each([
  ['/content/dam/solstride/us/en/hero/a.webp', ['solstride', 'us', 'en', 'hero', 'a.webp']],
  ['/content/dam/a%20b/%C3%A9.png', ['a b', 'é.png']],
  ['/content/dam/a.b..c/d', ['a.b..c', 'd']],
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
  '/content/dam/%00a.png',
  '/content/dam/%0aa%0a',
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
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  [' bytes=0-9 ', { start: 0, end: 9 }],
  ['bytes=9-0', null],
  ['bytes=200-100', null],
  ['bytes=0-9 and more', null],
  ['kilobytes=0-9', null],
  ['', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
])('the range %p of 100 bytes is %p', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test.each(['bytes=0-', 'bytes=0-5', 'bytes=-5'])('an empty file has no range %s', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable');
});

const served = [
  ['a.avif', 'image/avif'],
  ['a.gif', 'image/gif'],
  ['a.jpeg', 'image/jpeg'],
  ['a.jpg', 'image/jpeg'],
  ['a.mov', 'video/quicktime'],
  ['a.mp4', 'video/mp4'],
  ['a.ogg', 'video/ogg'],
  ['a.pdf', 'application/pdf'],
  ['a.png', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.webm', 'video/webm'],
  ['a.webp', 'image/webp'],
] as const;

test.each(served)('%s is %s, and so is an upstream’s response under that name', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
  expect(assetTypeOf(type)).toBe(type);
});

test.each([
  ['a.JPG', 'image/jpeg'],
  ['folder.png/a.MP4', 'video/mp4'],
  ['a.png.html', null],
  ['a.png/', null],
  ['png.', null],
  ['.constructor', null],
  ['a.html', null],
  ['a.js', null],
  ['webp', null],
])('%s is %p', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test.each([
  ['image/png', 'image/png'],
  [' IMAGE/SVG+XML; charset=utf-8', 'image/svg+xml'],
  ['video/mp4; codecs="avc1"', 'video/mp4'],
  ['application/pdf', 'application/pdf'],
  ['image/png, text/html', null],
  ['text/html, image/png', null],
  ['image/', null],
  ['image/x-anything', null],
  ['image/svg+xml\u00a0x', null],
  ['text/html; charset=utf-8', null],
  ['application/json', null],
  ['', null],
  [null, null],
])('the type %j is forwarded as %j', (sent, forwarded) => {
  expect(assetTypeOf(sent)).toBe(forwarded);
});

test('an SVG may not run anything', () => {
  expect(assetHeaders('image/svg+xml')).toEqual({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  });
  expect(assetHeaders('image/png')).toEqual({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
});
