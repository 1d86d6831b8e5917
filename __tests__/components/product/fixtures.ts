import type { NutritionFacts, Product, RichText } from '@/lib/content/types';

export const richText = (html: string): RichText => ({ html, plaintext: html.replace(/<[^>]+>/g, '') });

export const facts = (calories: string): NutritionFacts => ({
  servingSizeDisclaimer: `Serving for ${calories}`,
  rows: [
    { kind: 'paired', name: 'calories', value: calories, perContainer: '140' },
    { kind: 'single', name: 'totalFat', value: '0 g' },
    { kind: 'group', name: 'sugar', value: '20 g', items: [{ name: 'addedSugar', value: '19 g' }] },
  ],
  microNutrients: [
    { name: 'vitaminB12', percent: '50' },
    { name: 'Acide pantothénique', percent: '75 %' },
  ],
});

/** A complete product in the default sizes; override any field. */
export const product = (overrides: Partial<Product> = {}): Product => ({
  path: '/content/dam/solstride/us/en/content-fragments/product/sports-drink/fruit-punch',
  slug: 'fruit-punch',
  categorySlug: 'sports-drink',
  name: 'Fruit Punch',
  category: 'Sports Drink',
  order: 1,
  backgroundColor: '#D7263D',
  image: '/content/dam/image.webp',
  imageAlt: 'Fruit Punch bottle',
  tileImage: '/content/dam/tile.webp',
  tileImageAlt: 'Fruit Punch tile',
  isContained: false,
  reviewProductId: null,
  detailImages: {
    '16oz': '/content/dam/16.webp',
    '20oz': '/content/dam/20.webp',
    '28oz': '/content/dam/28.webp',
  },
  tasteImage: null,
  details: richText('<ul><li>Electrolytes galore</li><li>Real cane sugar</li></ul>'),
  nutrition: { bySize: { '16oz': facts('85'), '20oz': facts('95'), '28oz': facts('105') } },
  ingredients: { bySize: { '20oz': richText('<p>Water 20</p>'), '28oz': richText('<p>Water 28</p>') } },
  electrolytes: { '16oz': '1095 mg', '20oz': '1369', '28oz': '1916 mg' },
  retailers: {
    amazon: 'https://www.amazon.example/dp',
    kroger: null,
    walmart: 'https://www.walmart.example/ip',
  },
  ...overrides,
});
