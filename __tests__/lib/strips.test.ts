// Rules: STRIP-04, STRIP-05
import { getAllProducts } from '@/lib/content';
import type { ProductSummary } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { getRecommendations, homeStripProducts, recommendedProducts } from '@/lib/strips';
import { product as fullProduct } from '../components/product/fixtures';

jest.mock('@/lib/content', () => ({ getAllProducts: jest.fn() }));

function product(slug: string, order: number, categorySlug = 'sports-drink'): ProductSummary {
  return {
    path: `/content/dam/solstride/us/en/content-fragments/product/${categorySlug}/${slug}`,
    slug,
    categorySlug,
    name: slug,
    category: categorySlug,
    order,
    backgroundColor: '#EEEEEE',
    image: null,
    imageAlt: '',
    tileImage: null,
    tileImageAlt: '',
    isContained: false,
  };
}

const slugs = (products: readonly ProductSummary[]) => products.map(({ slug }) => slug).join(' ');

describe('homeStripProducts', () => {
  test('sorts by line, others last, then by order number, begins after the first, and doubles', () => {
    const products = [
      product('w1', 0, 'sport-water'),
      product('l1', 1, 'lyte'),
      product('z2', 2, 'zero-sugar'),
      product('z1', 1, 'zero-sugar'),
      product('s1', 9),
    ];
    expect(slugs(homeStripProducts(products))).toBe('z1 z2 l1 w1 s1 z1 z2 l1 w1 s1');
  });

  test('takes the first 8', () => {
    const products = Array.from({ length: 11 }, (_, index) => product(`p${index}`, index));
    expect(slugs(homeStripProducts(products))).toBe('p1 p2 p3 p4 p5 p6 p7 p0 p1 p2 p3 p4 p5 p6 p7 p0');
  });

  test('keeps the order of equal items, and does not change its argument', () => {
    const products = [product('b', 1), product('a', 1), product('c', 0)];
    expect(slugs(homeStripProducts(products))).toBe('b a c b a c');
    expect(slugs(products)).toBe('b a c');
  });

  test('of an empty list is empty', () => {
    expect(homeStripProducts([])).toEqual([]);
  });
});

describe('recommendedProducts', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => product(slug, index));

  test.each([
    ['the next three, repeated to nine', five, 'a', 'b c d b c d b c d'],
    ['around the end', five, 'd', 'e a b e a b e a b'],
    ['around the end from the last', five, 'e', 'a b c a b c a b c'],
    [
      'from the first without a current product and without other lines',
      five,
      undefined,
      'a b c a b c a b c',
    ],
    ['from the first when the current one is not listed', five, 'x', 'a b c a b c a b c'],
    [
      'by order number',
      [product('b', 2), product('a', 1), product('d', 4), product('c', 3)],
      'a',
      'b c d b c d b c d',
    ],
    ['nine for two others', five.slice(0, 3), 'b', 'c a c a c a c a c'],
    ['nine for one other', five.slice(0, 2), 'a', 'b b b b b b b b b'],
    ['an empty list without products', [], 'a', ''],
  ])('%s', (_, products, current, expected) => {
    expect(slugs(recommendedProducts({ products, currentSlug: current }))).toBe(expected);
  });

  test('one without a picture after the others', () => {
    const [a, b, ...others] = five.map((each) => ({ ...each, image: `${each.path}.webp` }));
    const products = [a, { ...b, image: null }, ...others] as ProductSummary[];
    expect(slugs(recommendedProducts({ products, currentSlug: 'a' }))).toBe('c d b c d b c d b');
  });

  const water = product('water', 1, 'sport-water');
  const range = [
    product('lyte-2', 2, 'lyte'),
    product('zero-1', 1, 'zero-sugar'),
    water,
    product('lyte-1', 1, 'lyte'),
    product('drink-1', 1),
  ];

  test.each([
    ['other lines beside a single product', range, Array(3).fill('drink-1 zero-1 lyte-1').join(' ')],
    ['nine of two', [water, ...range.slice(0, 2)], Array(5).fill('zero-1 lyte-2').join(' ').slice(0, -7)],
    ['an empty list without other products', [water], ''],
  ])('%s', (_, everyLine, expected) => {
    expect(slugs(recommendedProducts({ products: [water], currentSlug: 'water', everyLine }))).toBe(expected);
  });

  test('other lines after their first where the page shows the whole category, not beside a current product', () => {
    const products = [water, product('water-2', 2, 'sport-water')];
    const others = Array(3).fill('lyte-2 drink-1 zero-1').join(' ');
    expect(slugs(recommendedProducts({ products, everyLine: range }))).toBe(others);
    expect(slugs(recommendedProducts({ products, everyLine: range, currentSlug: 'water' }))).toBe(
      Array(9).fill('water-2').join(' '),
    );
    expect(recommendedProducts({ products: [], everyLine: range })).toEqual([]);
  });

  test('a flavor of two other lines occurs once', () => {
    const everyLine = ['lyte', 'zero-sugar'].flatMap((line) => [
      product(`${line}-1`, 1, line),
      product('orange', 2, line),
    ]);
    const shown = recommendedProducts({ products: [water], everyLine }).slice(0, 3);
    expect(shown.map(({ categorySlug, slug }) => `${categorySlug}/${slug}`)).toEqual([
      'zero-sugar/orange',
      'zero-sugar/zero-sugar-1',
      'lyte/lyte-1',
    ]);
  });

  test('the pages of two categories do not begin with the same products', () => {
    const everyLine = ['sports-drink', 'zero-sugar', 'lyte', 'sport-water'].flatMap((line) =>
      [1, 2, 3].map((order) => product(`${line}-${order}`, order, line)),
    );
    const shown = (line: string) => {
      const products = everyLine.filter(({ categorySlug }) => categorySlug === line);
      return slugs(recommendedProducts({ products, everyLine }).slice(0, 3));
    };
    expect(shown('sports-drink')).toBe('zero-sugar-2 lyte-2 sport-water-2');
    expect(shown('zero-sugar')).toBe('lyte-2 sport-water-2 sports-drink-3');
    expect(shown('lyte')).toBe('zero-sugar-3 sport-water-3 sports-drink-2');
    expect(shown('sport-water')).toBe('sports-drink-2 zero-sugar-2 lyte-2');
  });
});

const readAll = jest.mocked(getAllProducts);

beforeEach(() => readAll.mockReset());

const of = (categorySlug: string, slug: string) => fullProduct({ path: `/${slug}`, categorySlug, slug });

test('a category of one product recommends categories of the locale', async () => {
  readAll.mockResolvedValue({ ok: true, items: [of('flash-iv-sticks', 'stick'), of('lyte', 'coconut')] });
  const recommended = await getRecommendations(getLocale('ca-en'), [of('zero-sugar', 'orange')], 'orange');
  expect(new Set(recommended.map(({ slug }) => slug))).toEqual(new Set(['coconut']));
});

test('a product of another category without a picture is not recommended', async () => {
  const bare = { ...of('lyte', 'bare'), image: null, tileImage: null };
  readAll.mockResolvedValue({ ok: true, items: [bare, of('lyte', 'coconut')] });
  const recommended = await getRecommendations(getLocale('us-en'), [of('zero-sugar', 'orange')]);
  expect(new Set(recommended.map(({ slug }) => slug))).toEqual(new Set(['coconut']));
});

test('a product of a category of several reads no other category', async () => {
  const products = [of('lyte', 'coconut'), of('lyte', 'peach-mango')];
  await getRecommendations(getLocale('us-en'), products, 'coconut');
  expect(readAll).not.toHaveBeenCalled();
});
