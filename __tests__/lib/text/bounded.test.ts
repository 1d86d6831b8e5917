import { bounded } from '@/lib/text/bounded';

test.each([
  ['ab', 2, 'ab'],
  ['abc', 2, 'ab'],
  ['ab😀c', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['a\ud800x', 2, 'a'],
  ['a\udbffx', 2, 'a'],
  ['a\ud7ffx', 2, 'a\ud7ff'],
  ['a\udc00x', 2, 'a\udc00'],
  ['\ud83d', 1, '\ud83d'],
  ['', 0, ''],
])('%j cut to %d units is %j', (text, most, cut) => {
  expect(bounded(text, most)).toBe(cut);
});
