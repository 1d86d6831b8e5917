import { vocabularyProblems } from '@/test-support/schema-org';

const rating = { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12 };
const product = (more: object) => ({ '@context': 'https://schema.org', '@type': 'Product', ...more });

test('valid data has no problems', () => {
  const good = product({ name: 'Grape', brand: { '@type': 'Brand', name: 'B' }, aggregateRating: rating });
  expect(vocabularyProblems(good)).toEqual([]);
  expect(vocabularyProblems({ '@graph': [good, product({ isVariantOf: { '@id': '#a' } })] })).toEqual([]);
});

test.each([
  [{ '@type': 'Drink', name: 'Grape' }, 'Drink is no type'],
  [product({ flavour: 'Grape' }), 'Product has no property flavour'],
  // Of ProductGroup, the subtype.
  [product({ hasVariant: product({ name: 'x' }) }), 'Product has no property hasVariant'],
  // Of MenuItem and Recipe.
  [product({ nutrition: { '@type': 'NutritionInformation' } }), 'Product has no property nutrition'],
  [product({ brand: rating }), `brand of Product takes no ${JSON.stringify(rating)}`],
  [product({ name: 7 }), 'name of Product takes no 7'],
  [
    product({ aggregateRating: { ...rating, reviewCount: 'many' } }),
    'reviewCount of AggregateRating takes no "many"',
  ],
  [product({ review: [{ '@type': 'Review', stars: 5 }] }), 'Review has no property stars'],
])('%j: %s', (data, problem) => {
  expect(vocabularyProblems(data)).toEqual([problem]);
});
