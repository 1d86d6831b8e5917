import { getAllProducts } from '@/lib/content';
import { getLocale } from '@/lib/locales/definitions';
import { getRecommendations } from '@/lib/recommendations';
import { product } from '../components/product/fixtures';

jest.mock('@/lib/content', () => ({ getAllProducts: jest.fn() }));
const readAll = jest.mocked(getAllProducts);

beforeEach(() => readAll.mockReset());

const of = (categorySlug: string, slug: string) => product({ path: `/${slug}`, categorySlug, slug });

test('a category of one product recommends categories of the locale', async () => {
  readAll.mockResolvedValue({ ok: true, items: [of('flash-iv-sticks', 'stick'), of('lyte', 'coconut')] });
  const recommended = await getRecommendations(getLocale('ca-en'), [of('zero-sugar', 'orange')], 'orange');
  expect(new Set(recommended.map(({ slug }) => slug))).toEqual(new Set(['coconut']));
});

test('a category of several products reads no other category', async () => {
  await getRecommendations(getLocale('us-en'), [of('lyte', 'coconut'), of('lyte', 'peach-mango')]);
  expect(readAll).not.toHaveBeenCalled();
});
