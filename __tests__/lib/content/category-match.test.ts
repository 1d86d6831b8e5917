// Rules: HOME-03, CAT-02

import { matchCategory, onlyFeatured } from '@/lib/content/category-match';
import type { Category } from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';

const folder = '/content/dam/solstride/us/en/content-fragments/category';

function category(name: string, segment = 'x', featured = false): Category {
  const path = `${folder}/${segment}`;
  return { path, name, facts: [], image: null, backgroundColor: null, featured, logoLockup: null };
}

test.each<[CategorySlug, Category[], string | null]>([
  ['sports-drink', [category('Sport Water'), category('SPORTS DRINK')], 'SPORTS DRINK'],
  ['zero-sugar', [category('Zero Sugar Max'), category('Zero  Sugar')], 'Zero  Sugar'],
  ['zero-sugar', [category('Lyte'), category('New Zero Sugar Line')], 'New Zero Sugar Line'],
  ['zero-sugar', [category('Sans sucre', 'zero-sugar'), category('Zero Sugar Max')], 'Sans sucre'],
  ['sports-drink', [category('Drink')], 'Drink'],
  [
    'flash-iv-ready-to-drink',
    [category('Flash IV Sticks'), category('Flash IV Ready to Drink')],
    'Flash IV Ready to Drink',
  ],
  ['flash-iv-ready-to-drink', [category('Lyte'), category('FLASH hydration')], 'FLASH hydration'],
  ['flash-iv-sticks', [category('Lyte'), category('Poudre', 'flash-poudre')], 'Poudre'],
  ['lyte', [category('Flash IV Sticks'), category('Sport Water')], null],
  ['lyte', [], null],
])('%s in %j', (slug, categories, expected) => {
  expect(matchCategory(categories, slug)?.name ?? null).toBe(expected);
});

test('the word flash elsewhere in the path is no match', () => {
  const elsewhere = { ...category('Lyte'), path: '/content/dam/flash/us/en/content-fragments/category/lyte' };
  expect(matchCategory([elsewhere], 'flash-iv-sticks')).toBeNull();
});

test('only featured categories are shown when any is featured', () => {
  const plain = [category('A'), category('B')];
  expect(onlyFeatured(plain)).toEqual(plain);
  expect(onlyFeatured([...plain, category('C', 'c', true)]).map(({ name }) => name)).toEqual(['C']);
});
