import { cameFrom, previewPath } from '@/lib/preview/preview-path';

test.each([
  ['/', '/'],
  ['/faq?q=1', '/faq?q=1'],
  ['/sports-drink/grape#reviews', '/sports-drink/grape'],
  ['/partners/équipe', '/partners/%C3%A9quipe'],
  ['/a/../faq', '/faq'],
  ['/\ud800?\udfff', '/%EF%BF%BD?%EF%BF%BD'],
  ['/:80@[::1', '/:80@[::1'],
  ['/%zz%', '/%zz%'],
  ['/.//evil.example', null],
  ['/..//evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\\b', null],
  ['/\t/evil.example', null],
  ['/a\nb', null],
  ['/a\u0085b', null],
  ['faq', null],
  ['', null],
  ['https://evil.example/faq', null],
  ['http://site.invalid/faq', null],
  ['javascript:alert(1)', null],
  [undefined, null],
  [['/faq'], null],
])('%j may lead to %j', (text, path) => {
  expect(previewPath(text)).toBe(path);
});

test.each([
  ['https://solstride.example/faq?q=1#top', '/faq?q=1'],
  ['https://solstride.example', '/'],
  ['https://solstride.example//evil.example', '/'],
  ['nonsense', '/'],
  [null, '/'],
])('from %j the exit leads to %j', (referer, path) => {
  expect(cameFrom({ headers: new Headers(referer === null ? {} : { referer }) })).toBe(path);
});
