// Rules: CONT-08
import { toPerSize, toSizeLabel } from '@/lib/content/aem/schemas/per-size';

test.each([
  ['16oz', '16oz'],
  ['20 OZ', '20oz'],
  ['28 fl oz', '28oz'],
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
