// Rules: SEO-02
import { inlineJson } from '@/lib/seo/json-ld';
import { type ProductFacts, productJsonLd } from '@/lib/seo/product-json-ld';
import { vocabularyProblems } from '@/test-support/schema-org';

const facts: ProductFacts = {
  name: 'Fruit Punch',
  category: 'Sports Drink',
  description: 'Fruit Punch by Solstride.',
  url: 'https://solstride.example/sports-drink/fruit-punch',
  image: 'https://assets.example/fruit-punch.webp',
  rating: { average: 4.2549, total: 12 },
  sizes: [],
  nutrition: null,
  nutritionName: 'Nutrition facts',
};

const label = (calories: string) =>
  ({
    servingSizeDisclaimer: '1 bottle',
    rows: [
      { kind: 'paired', name: 'calories', value: calories, perContainer: '200' },
      { kind: 'single', name: 'totalFat', value: '2,5\u00a0g' },
      { kind: 'group', name: 'sugar', value: '27 g', items: [{ name: 'addedSugar', value: '26 g' }] },
      // Not a property of schema.org, not a unit, not a number.
      { kind: 'single', name: 'potassium', value: '700 mg' },
      { kind: 'single', name: 'sodium', value: '380' },
      { kind: 'single', name: 'protein', value: 'less than 1 g' },
      { kind: 'single', name: 'dietaryFiber', value: '<1 g' },
      { kind: 'single', name: 'toString', value: '1 g' },
    ],
    microNutrients: [],
  }) as const;
const nutritionOf = (calories: string) => ({
  '@type': 'PropertyValue',
  name: 'Nutrition facts',
  propertyID: 'https://schema.org/nutrition',
  valueReference: {
    '@type': 'NutritionInformation',
    servingSize: '1 bottle',
    calories: `${calories} calories`,
    fatContent: '2.5 g',
    sugarContent: '27 g',
  },
});
const size = (text: string, nutrition: ProductFacts['nutrition'] = null) => ({
  size: text,
  name: `Fruit Punch, ${text}`,
  image: `https://assets.example/${text}.webp`,
  nutrition,
});

describe('a product for search engines', () => {
  it('has its rating when there are reviews', () => {
    expect(productJsonLd(facts)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Fruit Punch',
      category: 'Sports Drink',
      description: 'Fruit Punch by Solstride.',
      url: 'https://solstride.example/sports-drink/fruit-punch',
      image: 'https://assets.example/fruit-punch.webp',
      brand: { '@type': 'Brand', name: 'Solstride' },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each([
    ['the rating is unknown', null],
    ['it has no reviews', { average: 0, total: 0 }],
    ['the service has a count without an average', { average: 0, total: 3 }],
    ['the service has an average without a count', { average: 4, total: 0 }],
  ])('has no rating when %s', (_name, rating) => {
    expect(productJsonLd({ ...facts, rating })).not.toHaveProperty('aggregateRating');
  });

  it('has the lowest possible rating', () => {
    expect(productJsonLd({ ...facts, rating: { average: 1, total: 1 } })).toMatchObject({
      aggregateRating: { ratingValue: 1, reviewCount: 1 },
    });
  });

  it('leaves out a missing picture', () => {
    expect(productJsonLd({ ...facts, image: null })).not.toHaveProperty('image');
  });

  it('cannot close its script element', () => {
    const json = inlineJson({ name: '</script><!--<script>&\u2028\u2029' });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ name: '</script><!--<script>&\u2028\u2029' });
  });
});

describe('the sizes of a product', () => {
  it('are the variants of a group, each with its own facts', () => {
    const sizes = [size('16 oz', label('110')), { ...size('20 oz'), image: null }];
    const group = productJsonLd({ ...facts, sizes });
    expect(vocabularyProblems(group)).toEqual([]);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'sports-drink/fruit-punch',
      variesBy: 'https://schema.org/size',
      aggregateRating: { reviewCount: 12 },
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Fruit Punch, 16 oz',
          size: '16 oz',
          url: facts.url,
          image: 'https://assets.example/16 oz.webp',
          additionalProperty: nutritionOf('110'),
        },
        { '@type': 'Product', name: 'Fruit Punch, 20 oz', size: '20 oz', url: facts.url },
      ],
    });
    expect(JSON.stringify(group).match(/"image"/g)).toHaveLength(2);
    expect(group).not.toHaveProperty('additionalProperty');
  });

  it('of one size is the product’s own', () => {
    const product = productJsonLd({ ...facts, sizes: [size('8 g', label('45'))] });
    expect(vocabularyProblems(product)).toEqual([]);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Fruit Punch',
      size: '8 g',
      additionalProperty: nutritionOf('45'),
    });
    expect(product).not.toHaveProperty('hasVariant');
  });

  it('may share one label', () => {
    const group = productJsonLd({ ...facts, sizes: [size('700 ml'), size('1 L')], nutrition: label('0') });
    expect(vocabularyProblems(group)).toEqual([]);
    expect(group).toMatchObject({ '@type': 'ProductGroup', additionalProperty: nutritionOf('0') });
  });

  it('leave out facts where content has none', () => {
    const empty = { servingSizeDisclaimer: '1 bottle', rows: [], microNutrients: [] };
    const product = productJsonLd({ ...facts, nutrition: empty });
    expect(Object.keys(product)).not.toEqual(expect.arrayContaining(['size']));
    expect(product).not.toHaveProperty('additionalProperty');
    expect(vocabularyProblems(product)).toEqual([]);
  });
});
