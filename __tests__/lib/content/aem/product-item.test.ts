import { productSchema } from '@/lib/content/aem/schemas/product';
import { retailerKeys } from '@/lib/retailers';

const path = '/content/dam/solstride/us/en/content-fragments/product/lyte/coconut';
const parse = (fields = {}) => productSchema.parse({ _path: path, productName: 'Coconut', ...fields });

test('defaults', () => {
  expect(parse()).toEqual({
    path,
    slug: 'coconut',
    categorySlug: 'lyte',
    name: 'Coconut',
    category: '',
    order: 0,
    backgroundColor: '#EEEEEE',
    image: null,
    imageAlt: '',
    tileImage: null,
    tileImageAlt: '',
    isContained: false,
    reviewProductId: null,
    detailImages: { '16oz': null, '20oz': null, '28oz': null },
    tasteImage: null,
    details: null,
    nutrition: null,
    ingredients: null,
    electrolytes: {},
    retailers: Object.fromEntries(retailerKeys.map((retailer) => [retailer, null])),
  });
});

test('every field is read from the property of its name', () => {
  const file = (name: string) => `/content/dam/solstride/us/en/assets/${name}.webp`;
  const shop = (name: string) => `https://${name}.example/coconut`;
  const product = parse({
    productCategory: 'Lyte',
    productOrderNumber: '7',
    productImage: { _path: file('bottle') },
    productImageAltText: 'A bottle',
    categoryTileImage: { _path: file('tile') },
    tileImageAltText: 'A tile',
    productTasteImage: { _path: file('fruit') },
    isContained: true,
    detailImage16oz: { _path: file('16') },
    detailImage20oz: { _path: file('20') },
    detailImage28oz: { _path: file('28') },
    shopNowAmazonLink: shop('amazon'),
    shopNowKrogerLink: shop('kroger'),
    shopNowWalmartLink: shop('walmart'),
  });
  expect(product).toMatchObject({
    category: 'Lyte',
    order: 7,
    image: file('bottle'),
    imageAlt: 'A bottle',
    tileImage: file('tile'),
    tileImageAlt: 'A tile',
    tasteImage: file('fruit'),
    isContained: true,
    detailImages: { '16oz': file('16'), '20oz': file('20'), '28oz': file('28') },
    retailers: { amazon: shop('amazon'), kroger: shop('kroger'), walmart: shop('walmart') },
  });
});

test.each([
  ['#abc', '#AABBCC'],
  ['#d7263d', '#D7263D'],
  ['FFCF01', '#FFCF01'],
  ['red', '#EEEEEE'],
  ['#12345', '#EEEEEE'],
  ['#fff;background:url(x)', '#EEEEEE'],
  [5, '#EEEEEE'],
  [null, '#EEEEEE'],
])('the colour %p is %s', (productBackgroundColor, expected) => {
  expect(parse({ productBackgroundColor }).backgroundColor).toBe(expected);
});

test.each([
  [2133, '2133'],
  [' 2133 ', '2133'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), null],
  ['', null],
  [null, null],
])('the review id %p is %p', (bazaarVoiceProductId, expected) => {
  expect(parse({ bazaarVoiceProductId }).reviewProductId).toBe(expected);
});

test.each([
  ['https://shop.example/a', 'https://shop.example/a'],
  ['HTTP://shop.example', 'HTTP://shop.example'],
  [`https://shop.example/${'a'.repeat(2048 - 21)}`, `https://shop.example/${'a'.repeat(2048 - 21)}`],
  [`https://shop.example/${'a'.repeat(2048 - 20)}`, null],
  ['https://shop.example/a b', null],
  ['https://', null],
  ['https://[x', null],
  ['x https://shop.example/a', null],
  ['ftp://shop.example/a', null],
  ['/a', null],
  ['javascript:alert(1)', null],
  ['https://shop.example\\@x', null],
  ['', null],
])('the retailer link %p is %p', (shopNowAmazonLink, expected) => {
  expect(parse({ shopNowAmazonLink }).retailers.amazon).toBe(expected);
});

test.each([
  [
    { '16oz': 1095, '20 oz': '1369 mg', '28oz': null },
    { '16oz': '1095', '20oz': '1369 mg' },
  ],
  [{ '16oz': ' ', '20oz': ' 5 mg ', '28oz': ['5 mg'] }, { '20oz': '5 mg' }],
  [{ '16oz': 'x'.repeat(501) }, { '16oz': 'x'.repeat(500) }],
  [['5 mg'], {}],
  [null, {}],
  [{}, {}],
])('the electrolytes %j are %j', (electrolyteAmount, expected) => {
  expect(parse({ electrolyteAmount }).electrolytes).toEqual(expected);
});

test('an electrolyte amount without sizes holds for every size', () => {
  expect(parse({ electrolyteAmount: '500 mg' }).electrolytes).toMatchObject({
    '16oz': '500 mg',
    '8g': '500 mg',
    '1.5L': '500 mg',
  });
});

test('details: HTML is sanitised, plain text alone becomes a list', () => {
  expect(
    parse({ detailsTabContent: { html: '<ul><li onclick="x()">A</li><li>B</li></ul>' } }).details,
  ).toEqual({
    html: '<ul><li>A</li><li>B</li></ul>',
    plaintext: 'A\nB',
  });
  expect(parse({ detailsTabContent: { plaintext: 'A\nB' } }).details?.html).toBe(
    '<ul><li>A</li><li>B</li></ul>',
  );
  expect(parse({ detailsTabContent: { html: '<script>x</script>', plaintext: ' ' } }).details).toBeNull();
});

test('ingredients and nutrition per size', () => {
  const product = parse({
    ingredientsTabContent: { '16oz': { html: '<p>Water</p>' }, '20oz': { html: '' }, '28oz': 'Water' },
    nutritionFactsTabContent: { calories: 10 },
  });
  expect(product.ingredients).toEqual({
    bySize: {
      '16oz': { html: '<p>Water</p>', plaintext: 'Water' },
      '28oz': { html: '<p>Water</p>', plaintext: 'Water' },
    },
  });
  expect(product.nutrition).toMatchObject({ all: { rows: [{ name: 'calories', value: '10' }] } });
});

test.each([
  { productName: '' },
  { productName: null },
  { _path: undefined },
  { _path: '/etc/x' },
  { isContained: 'maybe' },
])('%j does not fit the schema', (fields) => {
  expect(productSchema.safeParse({ _path: path, productName: 'A', ...fields }).success).toBe(false);
});
