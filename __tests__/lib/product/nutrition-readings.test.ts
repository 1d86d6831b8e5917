// Rule: WHY-01
import { toNutritionFacts } from '@/lib/content/aem/schemas/product';
import { massOf } from '@/lib/product/amount-text';
import { basisOf, nutritionReadings, statedAmount } from '@/lib/product/nutrition-readings';

const factsOf = (value: Record<string, unknown>) => {
  const facts = toNutritionFacts(value);
  if (!facts) throw new Error('no facts');
  return facts;
};
const read = (value: Record<string, unknown>) =>
  Object.fromEntries(
    nutritionReadings(factsOf(value)).map(({ nutrient, sign, milligrams }) => [
      nutrient,
      sign ? `${sign}${milligrams}` : milligrams,
    ]),
  );

test.each([
  ['380 mg', 'mg', '', 380],
  ['1,095mg', 'mg', '', 1095],
  ['1\u202f095\u00a0mg', 'mg', '', 1095],
  ['2,5 g', 'mg', '', 2500],
  ['27', 'g', '', 27_000],
  ['27', 'mg', '', 27],
  ['<1 g', 'g', '<', 1000],
  ['500 mcg', 'mg', '', 0.5],
  ['0 g', 'g', '', 0],
] as const)('%s is a mass', (text, unit, sign, milligrams) => {
  expect(massOf(text, unit)).toEqual({ sign, milligrams });
});

test.each(['4%', 'none', '', '2 kcal', 'constructor'])('%j is no mass', (text) => {
  expect(massOf(text, 'mg')).toBeNull();
});

test('amounts are per container where the label states them, zero stays zero', () => {
  const label = {
    sodium: '285 mg',
    sodiumPerContainer: '380 mg',
    potassium: '525 mg',
    potassiumPerContainer: '0.7 g',
    magnesium: '13 mg',
    sugar: { total: '0 g' },
  };
  expect(basisOf(factsOf(label))).toBe('container');
  // The magnesium of a serving is not that of the bottle.
  expect(read(label)).toEqual({ sodium: 380, potassium: 700, sugar: 0 });
});

test('amounts are per serving where the label states none per container', () => {
  const label = { sodium: 5, potassium: '10 mg', magnesium: '1,5 mg', totalSugars: '2 g' };
  expect(basisOf(factsOf(label))).toBe('serving');
  expect(read(label)).toEqual({ sodium: 5, potassium: 10, magnesium: 1.5, sugar: 2000 });
});

test('sugar is the total of its group per container, added sugar a part of it', () => {
  const sugar = { total: '20 g', addedSugar: '19 g' };
  expect(read({ sugar, sugarPerContainer: { total: '<27 g', addedSugar: '26 g' } })).toEqual({
    sugar: '<27000',
    addedSugar: 26_000,
  });
});

test.each([
  [1, 'container'],
  ['1', 'container'],
  [2.5, 'serving'],
])('a label of %j servings per container states amounts of a %s', (servingsPerContainer, basis) => {
  const label = { servingsPerContainer, sodium: '380 mg' };
  expect(basisOf(factsOf(label))).toBe(basis);
  expect(read(label)).toEqual({ sodium: 380 });
});

test('values that are not there are left out', () => {
  expect(read({ calories: 80, sodium: 'a pinch', sugar: { added: '1 g' } })).toEqual({});
  expect(statedAmount(factsOf({ calories: 80 }), ['calories'])).toBe('80');
  expect(statedAmount(factsOf({ calories: 80 }), ['energy'])).toBeNull();
});
