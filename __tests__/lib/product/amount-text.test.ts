import { amountText, isZeroAmount, sizeText } from '@/lib/product/amount-text';

describe('an amount in the locale’s format', () => {
  it.each([
    ['1095 mg', '1,095\u00a0mg', '1\u00a0095\u00a0mg'],
    ['1225', '1,225', '1\u00a0225'],
    ['1,095mg', '1,095\u00a0mg', '1\u00a0095\u00a0mg'],
    ['1\u202f095\u00a0mg', '1,095\u00a0mg', '1\u00a0095\u00a0mg'],
    ['2.5 g', '2.5\u00a0g', '2,5\u00a0g'],
    ['2,50 g', '2.50\u00a0g', '2,50\u00a0g'],
    ['1,234.5 mg', '1,234.5\u00a0mg', '1\u00a0234,5\u00a0mg'],
    ['12,345,678.25 mg', '12,345,678.25\u00a0mg', '12\u00a0345\u00a0678,25\u00a0mg'],
    ['1234,567 g', '1,234.567\u00a0g', '1\u00a0234,567\u00a0g'],
    ['1,2345 g', '1.2345\u00a0g', '1,2345\u00a0g'],
    [
      `${'1'.repeat(13)}.5     grms`,
      '1,111,111,111,111.5\u00a0grms',
      '1\u00a0111\u00a0111\u00a0111\u00a0111,5\u00a0grms',
    ],
    [`${'1'.repeat(13)}.5      grms`, `${'1'.repeat(13)}.5      grms`, `${'1'.repeat(13)}.5      grms`],
    [' about 5 ', 'about 5', 'about 5'],
    [' 85 ', '85', '85'],
    ['<1 g', '<1\u00a0g', '<1\u00a0g'],
    ['< 1%', '<\u00a01%', '<\u00a01\u00a0%'],
    ['75 %', '75%', '75\u00a0%'],
    ['2.5%', '2.5%', '2,5\u00a0%'],
    ['about 50', 'about 50', 'about 50'],
    ['1.2.3 g', '1.2.3 g', '1.2.3 g'],
    ['10 g per bottle', '10 g per bottle', '10 g per bottle'],
    ['', '', ''],
  ])('%j', (text, english, french) => {
    expect(amountText(text, 'en-US')).toBe(english);
    expect(amountText(text, 'en-CA')).toBe(english);
    expect(amountText(text, 'fr-CA')).toBe(french);
  });

  it('adds the unit to a bare number', () => {
    expect(amountText('1095', 'en-US', 'mg')).toBe('1,095\u00a0mg');
    expect(amountText('50', 'fr-CA', '%')).toBe('50\u00a0%');
    expect(amountText('2 g', 'en-US', 'mg')).toBe('2\u00a0g');
  });

  it.each([
    ['0', true],
    ['0 g', true],
    ['0.0 mg', true],
    ['<0 g', false],
    ['0.5 g', false],
    ['none', false],
    ['', false],
  ])('%j is zero: %s', (text, expected) => {
    expect(isZeroAmount(text)).toBe(expected);
  });

  // Rule: PROD-16
  it.each([
    ['16oz', '16\u00a0fl\u00a0oz', '473\u00a0mL', '473\u00a0mL'],
    ['20oz', '20\u00a0fl\u00a0oz', '591\u00a0mL', '591\u00a0mL'],
    ['28oz', '28\u00a0fl\u00a0oz', '828\u00a0mL', '828\u00a0mL'],
    ['700ml', '700\u00a0mL', '700\u00a0mL', '700\u00a0mL'],
    ['1.5L', '1.5\u00a0L', '1.5\u00a0L', '1,5\u00a0L'],
    ['8g', '8\u00a0g', '8\u00a0g', '8\u00a0g'],
    ['Family', 'Family', 'Family', 'Family'],
  ])('the size %s', (size, american, canadian, french) => {
    expect(sizeText(size, 'en-US')).toBe(american);
    expect(sizeText(size, 'en-CA')).toBe(canadian);
    expect(sizeText(size, 'fr-CA')).toBe(french);
  });
});
