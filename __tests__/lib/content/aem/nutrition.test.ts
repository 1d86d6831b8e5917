import { toNutritionFacts } from '@/lib/content/aem/schemas/product';

test.each([
  ['a number', { calories: 80 }, [{ kind: 'single', name: 'calories', value: '80' }]],
  ['a string', { protein: ' 0 g ' }, [{ kind: 'single', name: 'protein', value: '0 g' }]],
  [
    'a value and its per-container sibling',
    { caloriesPerContainer: 130, calories: 80 },
    [{ kind: 'paired', name: 'calories', value: '80', perContainer: '130' }],
  ],
  [
    'a per-container value alone',
    { caloriesPerContainer: 130 },
    [{ kind: 'single', name: 'caloriesPerContainer', value: '130' }],
  ],
  [
    'a total with its parts',
    { sugar: { total: '21 g', addedSugar: '20 g', polyol: 1 } },
    [
      {
        kind: 'group',
        name: 'sugar',
        value: '21 g',
        items: [
          { name: 'addedSugar', value: '20 g' },
          { name: 'polyol', value: '1' },
        ],
      },
    ],
  ],
  [
    'a group with its per-container sibling',
    {
      sugar: { total: '20 g', addedSugar: '19 g' },
      sugarPerContainer: { total: '27 g', addedSugar: '26 g' },
    },
    [
      {
        kind: 'group',
        name: 'sugar',
        value: '20 g',
        perContainer: '27 g',
        items: [{ name: 'addedSugar', value: '19 g', perContainer: '26 g' }],
      },
    ],
  ],
  [
    'a group with its total per container',
    { sugarPerContainer: 27, sugar: { total: '20 g', addedSugar: '19 g' } },
    [
      {
        kind: 'group',
        name: 'sugar',
        value: '20 g',
        perContainer: '27',
        items: [{ name: 'addedSugar', value: '19 g' }],
      },
    ],
  ],
  [
    'parts without a total',
    { sugar: { added: '2 g' } },
    [{ kind: 'group', name: 'sugar', value: '', items: [{ name: 'added', value: '2 g' }] }],
  ],
  [
    'odd values',
    { a: [1], b: true, c: null, d: {}, e: '', f: Number.NaN, g: { h: [1] }, __typename: 'X' },
    [],
  ],
])('%s', (_, facts, rows) => {
  expect(toNutritionFacts(facts)?.rows).toEqual(rows);
});

const long = 'x'.repeat(501);

test.each([
  [{ [long]: 1, [long.slice(1)]: 1 }, [{ kind: 'single', name: long.slice(1), value: '1' }]],
  [{ a: long }, [{ kind: 'single', name: 'a', value: long.slice(1) }]],
  [{ a: Number.POSITIVE_INFINITY, b: '  ' }, []],
])('names and values have a maximum: %#', (facts, rows) => {
  expect(toNutritionFacts(facts)?.rows).toEqual(rows);
});

test('facts have up to two hundred rows', () => {
  const facts = Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`n${number}`, 1]));
  expect(toNutritionFacts(facts)?.rows).toHaveLength(200);
  expect(toNutritionFacts({ group: facts })?.rows).toMatchObject([{ items: { length: 200 } }]);
});

test('the total of a group per container belongs to its total alone, and inherited names count for nothing', () => {
  const group = { total: '1 g', constructor: '2 g' };
  expect(toNutritionFacts({ group, groupPerContainer: { total: '3 g' } })?.rows).toEqual([
    {
      kind: 'group',
      name: 'group',
      value: '1 g',
      perContainer: '3 g',
      items: [{ name: 'constructor', value: '2 g' }],
    },
  ]);
});

test('a per-container value whose value is missing has a row of its own', () => {
  const facts = { aPerContainer: 1, a: [], PerContainerB: 2, B: 3 };
  expect(toNutritionFacts(facts)?.rows.map(({ name }) => name)).toEqual([
    'aPerContainer',
    'PerContainerB',
    'B',
  ]);
});

test('the disclaimer and the micronutrients have their own places', () => {
  const facts = {
    servingSizeDisclaimer: 'Per bottle',
    microNutrients: { 'Vitamin C': '75%', Zinc: 10, odd: [] },
  };
  expect(toNutritionFacts(facts)).toEqual({
    servingSizeDisclaimer: 'Per bottle',
    rows: [],
    microNutrients: [
      { name: 'Vitamin C', percent: '75%' },
      { name: 'Zinc', percent: '10' },
    ],
  });
});

test('empty facts are facts; no object is none', () => {
  expect(toNutritionFacts({})).toEqual({ servingSizeDisclaimer: '', rows: [], microNutrients: [] });
  expect(toNutritionFacts(null)).toBeNull();
  expect(toNutritionFacts('80 kcal')).toBeNull();
  expect(toNutritionFacts([])).toBeNull();
});
