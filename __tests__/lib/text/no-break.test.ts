import { keepHyphens, keepUnits, splitUnits } from '@/lib/text/no-break';

test.each([
  ['1095 mg in every 16 oz', '1095\u00a0mg in every 16\u00a0oz'],
  ['<li>Only 8 g per 16 fl oz</li>', '<li>Only 8\u00a0g per 16\u00a0fl\u00a0oz</li>'],
  ['1,5 L, 75 %', '1,5\u00a0L, 75\u00a0%'],
  ['3 gels, 2 or 3 Liters', '3 gels, 2 or 3 Liters'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test('a hyphen of a name is no place to break', () => {
  expect(keepHyphens('Cerise-lime')).toBe('Cerise-\u2060lime');
});

test.each([
  ['ascorbic acid (vitamin C), niacinamide', 'ascorbic acid (vitamin\u00a0C), niacinamide'],
  ['Vitamine B12', 'Vitamine\u00a0B12'],
  ['vitamin blend', 'vitamin blend'],
])('keeps the letter of a vitamin in %p', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test('a text is split at its units', () => {
  expect(splitUnits('820 mg of electrolytes in every 16 oz')).toEqual([
    '820\u00a0',
    'mg',
    ' of electrolytes in every 16\u00a0',
    'oz',
    '',
  ]);
  expect(splitUnits('100 magnets, no unit')).toEqual(['100 magnets, no unit']);
});
