import { toHref } from '@/lib/content/links';

test.each([
  ['/#/sports-drink', '/sports-drink'],
  ['#/sports-drink', '/sports-drink'],
  ['/#/store-locator?size=16oz', '/store-locator?size=16oz'],
  ['/#', '/'],
  ['/#/', '/'],
  ['/', '/'],
  ['/our-story', '/our-story'],
  ['  /faq ', '/faq'],
  ['/our story', '/our%20story'],
  ['/faq#shipping', '/faq#shipping'],
  ['https://training.example/a?b=c#d', 'https://training.example/a?b=c#d'],
  ['HTTP://training.example', 'HTTP://training.example'],
  ['https://solstride.example/#/faq', 'https://solstride.example/#/faq'],
])('%p becomes %p', (raw, expected) => {
  expect(toHref(raw)).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  '//host.example',
  '/\\host.example',
  '\\\\host.example',
  '/\t/host.example',
  '/#//host.example',
  '/#/\\host.example',
  '/#javascript:alert(1)',
  '/..//host.example',
  '/.//host.example',
  '/a/../..//host.example',
  'https:host.example',
  'https://',
  'https://host.example\\@other.example',
  'sports-drink',
  '#top',
  '/a\u0000b',
])('%p is no link', (raw) => {
  expect(toHref(raw)).toBeNull();
});
