import type { CategorySlug, Country } from '@/lib/locales/definitions';

/** The lines Canada sells, which have callouts of their own there. */
const canadianLines = ['sports-drink', 'zero-sugar', 'lyte'] as const;

/** The message of a category's callout; Canada has its own (spec section 2, category page). */
export function calloutKey(country: Country, slug: CategorySlug) {
  const canadian = country === 'CANADA' ? canadianLines.find((line) => line === slug) : undefined;
  return canadian ? (`canadian-callouts.${canadian}` as const) : (`callouts.${slug}` as const);
}
