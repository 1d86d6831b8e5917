// Rules: CONT-08
import { toPerSize, toSizeLabel } from '@/lib/content/aem/schemas/product';

test.each([
  ['16oz', '16oz'],
  ['20 OZ', '20oz'],
  ['28 fl oz', '28oz'],
  ['28 fl. oz', '28oz'],
  ['28floz', '28oz'],
  [' 16oz ', '16oz'],
  [`16${' '.repeat(36)}oz`, '16oz'],
  [`16${' '.repeat(37)}oz`, null],
  ['33 cl', '33cl'],
  ['12.75 kg', '12.75kg'],
  ['16ozx', null],
  ['1.l', null],
  ['8g', '8g'],
  ['700ml', '700ml'],
  ['700 mL', '700ml'],
  ['1L', '1L'],
  ['1.5L', '1.5L'],
  ['1,5 l', '1.5L'],
  ['2kg', '2kg'],
  ['calories', null],
  ['oz', null],
  ['16', null],
  ['x16oz', null],
])('the size label of %p is %p', (key, expected) => {
  expect(toSizeLabel(key)).toBe(expected);
});

test('a product has up to twenty sizes', () => {
  const entries = Array.from({ length: 21 }, (_, number) => [`${number + 1}g`, 'A']);
  const sizes = toPerSize(Object.fromEntries(entries), word);
  expect(Object.keys(sizes && 'bySize' in sizes ? sizes.bySize : {})).toEqual(
    entries.slice(0, 20).map(([label]) => label),
  );
});

const word = (value: unknown) => (typeof value === 'string' ? value : null);

test.each([
  ['Water', { all: 'Water' }],
  [{ '16oz': 'A', '1,5 l': 'B' }, { bySize: { '16oz': 'A', '1.5L': 'B' } }],
  [{ '16oz': 'A', '20oz': null, note: 'x' }, { bySize: { '16oz': 'A' } }],
  [{ '16oz': null }, null],
  [{ html: 'A' }, null],
  [null, null],
  [['A'], null],
])('%j', (value, expected) => {
  expect(toPerSize(value, word)).toEqual(expected);
});
