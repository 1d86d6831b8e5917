// Rules: PART-05

import { getLocale } from '@/lib/locales/definitions';
import { favoriteProduct } from '@/lib/partners/favorite-product';

const requested: string[] = [];
const grape = { slug: 'grape', name: 'Grape' };

jest.mock('@/lib/content', () => ({
  getProducts: async (_: unknown, category: string) => {
    requested.push(category);
    return { ok: true, items: [grape] };
  },
}));

beforeEach(() => requested.splice(0));

it.each([
  ['/sports-drink/grape', 'us-en', grape],
  ['/sports-drink/grape/', 'us-en', grape],
  ['/sports-drink/plum', 'us-en', null],
  ['/sport-water/grape', 'us-en', grape],
] as const)('reads %s from the products of its category at %s', async (favoriteHref, locale, expected) => {
  expect(await favoriteProduct(getLocale(locale), { favoriteHref })).toBe(expected);
  expect(requested).toEqual([favoriteHref.split('/')[1]]);
});

it.each([
  [null, 'us-en'],
  ['/sports-drink', 'us-en'],
  ['/faq/grape', 'us-en'],
  ['https://example.com/sports-drink/grape', 'us-en'],
  // Canada does not sell this line.
  ['/sport-water/grape', 'ca-fr'],
] as const)('has none for %s at %s, and reads nothing', async (favoriteHref, locale) => {
  expect(await favoriteProduct(getLocale(locale), { favoriteHref })).toBeNull();
  expect(requested).toEqual([]);
});
