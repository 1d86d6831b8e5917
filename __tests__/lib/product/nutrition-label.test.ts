import { nutrientLabel, percentText } from '@/lib/product/nutrition-label';

describe('nutrient labels (PROD-09)', () => {
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
    [' totalFat ', 'Total Fat'],
    ['_vitamin__c_', 'Vitamin C'],
    ['added -  sugars', 'Added -  sugars'],
  ])('%s reads %s', (name, label) => {
    expect(nutrientLabel(name)).toBe(label);
  });

  it('prefers the translation of a known name', () => {
    expect(nutrientLabel('totalFat', { totalFat: 'Lipides' })).toBe('Lipides');
    expect(nutrientLabel('toString', { totalFat: 'Lipides' })).toBe('To String');
  });

  it.each([
    ['50', 'en-US', '50%'],
    ['2.5', 'en-CA', '2.5%'],
    ['75 %', 'en-US', '75%'],
    ['75', 'fr-CA', '75\u00a0%'],
    ['< 1%', 'en-US', '<\u00a01%'],
    [' 50 ', 'en-US', '50%'],
    ['about 5', 'en-US', 'about 5'],
  ])('percent %s in %s reads %s', (percent, tag, text) => {
    expect(percentText(percent, tag)).toBe(text);
  });
});
