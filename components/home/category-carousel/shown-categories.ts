import { onlyFeatured } from '@/lib/content/category-match';
import type { Category } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersSlug } from '@/lib/locales/features';
import { categoryHrefOf, slugOf } from '../category-link';

/** The featured ones of the categories that the locale offers: a card of another would lead to a 404 (spec section 6). */
export function shownCategories(
  categories: readonly Category[],
  locale: LocaleDefinition,
): readonly Category[] {
  return onlyFeatured(categories.filter((category) => offersSlug(locale, slugOf(categoryHrefOf(category)))));
}
