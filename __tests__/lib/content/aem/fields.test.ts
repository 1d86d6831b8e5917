// Rules: CONT-01
import {
  asset,
  color,
  flag,
  fragmentPath,
  link,
  number,
  plaintext,
  requiredText,
  richList,
  richText,
  text,
} from '@/lib/content/aem/schemas/fields';

const dropped = Symbol('an item that is dropped');
const read = (
  schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown } },
  value: unknown,
) => {
  const { success, data } = schema.safeParse(value);
  return success ? data : dropped;
};

test.each([
  ['/content/dam/solstride/a', true],
  ['/content/dam/solstride/a/', true],
  ['/content/dam/solstride//a', false],
  ['/content/dam/../a', false],
  ['/content/a', false],
  ['/x/content/dam/a', false],
  [null, false],
])('a fragment has the path %j: %j', (path, isOne) => {
  expect(read(fragmentPath, path)).toBe(isOne ? path : dropped);
});

test('an unusual path is named as the reason', () => {
  expect(fragmentPath.safeParse('/content/dam//a').error?.issues).toMatchObject([
    { message: 'not a plain path' },
  ]);
});

test.each([
  ['Grape', 'Grape'],
  ['  Grape ', 'Grape'],
  ['x'.repeat(501), 'x'.repeat(500)],
  ['', dropped],
  ['  ', dropped],
  [null, dropped],
  [undefined, dropped],
  [7, dropped],
])('the name %j', (value, expected) => expect(read(requiredText, value)).toBe(expected));

test.each([
  ['Grape', 'Grape'],
  ['  Grape ', 'Grape'],
  ['x'.repeat(501), 'x'.repeat(500)],
  ['', 'none'],
  ['  ', 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [7, dropped],
])('the text %j', (value, expected) => {
  expect(read(text('none'), value)).toBe(expected);
  expect(read(text(), value)).toBe(expected === 'none' ? '' : expected);
});

test.each([
  [7, 7],
  [0, 0],
  ['12', 12],
  [' 12 ', 12],
  ['-1.25', -1.25],
  [`${'0'.repeat(39)}7`, 7],
  ['', 5],
  [null, 5],
  [undefined, 5],
  ['1.', dropped],
  ['.5', dropped],
  ['1e3', dropped],
  ['0x1', dropped],
  ['1 2', dropped],
  [`${'0'.repeat(40)}7`, dropped],
  [{}, dropped],
])('the number %j', (value, expected) => expect(read(number(5), value)).toBe(expected));

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['yes', dropped],
  [1, dropped],
])('the switch %j', (value, expected) => expect(read(flag, value)).toBe(expected));

test.each([
  ['/content/dam/a.webp', '/content/dam/a.webp'],
  [{ _path: '/content/dam/a.webp' }, '/content/dam/a.webp'],
  ['/content/other/a.webp', null],
  ['/x/content/dam/a.webp', null],
  ['/content/dam/../a.webp', null],
  [{ _path: null }, null],
  [{}, null],
  ['', null],
  [null, null],
  [undefined, null],
  [7, dropped],
  [{ _path: 7 }, dropped],
])('the file %j', (value, expected) => expect(read(asset, value)).toBe(expected));

test.each([
  [' #abc ', '#AABBCC'],
  ['1a2b3c', '#1A2B3C'],
  ['#abcd', null],
  ['#abcdeff', null],
  ['x#abc', null],
  [['#abc'], null],
  [undefined, null],
])('the colour %j', (value, expected) => {
  expect(read(color(null), value)).toBe(expected);
  expect(read(color('#EEEEEE'), value)).toBe(expected ?? '#EEEEEE');
});

test.each([
  ['/#/faq', '/faq'],
  ['', null],
  [null, null],
  [undefined, null],
  [7, dropped],
])('the link %j', (value, expected) => expect(read(link, value)).toBe(expected));

const lines = '<ul><li>A</li><li>B</li></ul>';

test.each([
  ['A\nB', { plaintext: 'A\nB', html: '<p>A<br />B</p>' }, lines],
  [{ plaintext: ' A\nB ' }, { plaintext: 'A\nB', html: '<p>A<br />B</p>' }, lines],
  [{ html: '<p>A</p>' }, { plaintext: 'A', html: '<p>A</p>' }, '<p>A</p>'],
  [{ html: '<p>A</p>', plaintext: 'B' }, { plaintext: 'B', html: '<p>A</p>' }, '<p>A</p>'],
  [{ html: '<br />' }, { plaintext: '', html: '<br />' }, '<br />'],
  [{ html: null, plaintext: null }, null, null],
  ['', null, null],
  [{}, null, null],
  [null, null, null],
  [undefined, null, null],
  [7, dropped, dropped],
  [{ html: 7 }, dropped, dropped],
])('the rich text %j', (value, expected, list) => {
  expect(read(richText, value)).toEqual(expected);
  const asList = read(richList, value);
  expect((asList as { html?: string } | null)?.html ?? asList).toEqual(list);
  const plain = (expected as { plaintext?: string } | null)?.plaintext ?? '';
  expect(read(plaintext, value)).toBe(expected === dropped ? dropped : plain);
});
