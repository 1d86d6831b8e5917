import { onlyFeatured } from '@/lib/content/category-match';
import type { Category } from '@/lib/content/types';
import { type LocaleDefinition, offersSlug } from '@/lib/locales/definitions';
import { categoryHrefOf, slugOf } from '../category-link';

/** Returns the featured categories that the locale offers; a card of any other would lead to a 404 (HOME-03). */
export function shownCategories(
  categories: readonly Category[],
  locale: LocaleDefinition,
): readonly Category[] {
  return onlyFeatured(categories.filter((category) => offersSlug(locale, slugOf(categoryHrefOf(category)))));
}
