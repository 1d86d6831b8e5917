/** Slugs of the categories. A file of its own, because the wishlist brings it into every page's script. */
export const categorySlugs = [
  'sports-drink',
  'zero-sugar',
  'lyte',
  'flash-iv-ready-to-drink',
  'flash-iv-sticks',
  'sport-water',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

export function isCategorySlug(slug: string): slug is CategorySlug {
  return categorySlugs.some((known) => known === slug);
}
