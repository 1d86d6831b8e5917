import {
  type CategorySlug,
  type ComponentKey,
  categorySlugs,
  type FeatureList,
  type LocaleDefinition,
  type PageKey,
} from './definitions';

function enables<Key extends string>(list: FeatureList<Key>, key: Key): boolean {
  return list.includes('*') || list.includes(key);
}

/** Feature gates of a locale (spec section 6); `*` in a list enables everything. */
export const offersCategory = (locale: LocaleDefinition, slug: CategorySlug) =>
  enables(locale.features.categories, slug);

export const offersPage = (locale: LocaleDefinition, page: PageKey) => enables(locale.features.pages, page);

export const offersComponent = (locale: LocaleDefinition, component: ComponentKey) =>
  enables(locale.features.components, component);

/** The locale's categories in the order of the menu. */
export function enabledCategories(locale: LocaleDefinition): readonly CategorySlug[] {
  return categorySlugs.filter((slug) => offersCategory(locale, slug));
}

/** Strips a category slug of every character except letters, digits, hyphen and underscore (spec section 2). */
export const sanitizeSlug = (slug: string) => slug.replace(/[^A-Za-z0-9_-]/g, '');

/** Whether a slug from content or an address is a category that the locale offers. */
export const offersSlug = (locale: LocaleDefinition, slug: string): slug is CategorySlug =>
  isCategorySlug(slug) && offersCategory(locale, slug);

export function isCategorySlug(slug: string): slug is CategorySlug {
  return categorySlugs.some((known) => known === slug);
}
