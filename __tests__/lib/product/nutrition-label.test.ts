import { nutrientLabel, percentText } from '@/lib/product/nutrition-label';

describe('nutrient labels (spec section 3)', () => {
  it.each([
    ['totalFat', 'Total Fat'],
    ['calories', 'Calories'],
    ['vitaminB12', 'Vitamin B12'],
    ['vitamin_c', 'Vitamin C'],
    ['omega3DHAOil', 'Omega3 DHA Oil'],
    ['acideFolique', 'Acide Folique'],
    ['acide pantothénique', 'Acide pantothénique'],
    ['Vitamine C', 'Vitamine C'],
    ['énergie', 'Énergie'],
  ])('%s reads %s', (name, label) => {
    expect(nutrientLabel(name)).toBe(label);
  });

  it('prefers the translation of a known name', () => {
    expect(nutrientLabel('totalFat', { totalFat: 'Lipides' })).toBe('Lipides');
    expect(nutrientLabel('toString', { totalFat: 'Lipides' })).toBe('To String');
  });

  it.each([
    ['50', '50%'],
    ['2.5', '2.5%'],
    ['75 %', '75 %'],
    ['< 1%', '< 1%'],
  ])('percent %s reads %s', (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });
});
