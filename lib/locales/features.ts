import { type CategorySlug, categorySlugs, isCategorySlug } from './category-slugs';
import type { ComponentKey, FeatureList, LocaleDefinition, PageKey } from './definitions';

function enables<Key extends string>(list: FeatureList<Key>, key: Key): boolean {
  return list.includes('*') || list.includes(key);
}

/** Feature gates of a locale (LOC-09); `*` in a list enables everything. */
export const offersCategory = (locale: LocaleDefinition, slug: CategorySlug) =>
  enables(locale.features.categories, slug);

export const offersPage = (locale: LocaleDefinition, page: PageKey) => enables(locale.features.pages, page);

export const offersComponent = (locale: LocaleDefinition, component: ComponentKey) =>
  enables(locale.features.components, component);

/** Returns the locale's categories in the order of the menu. */
export function enabledCategories(locale: LocaleDefinition): readonly CategorySlug[] {
  return categorySlugs.filter((slug) => offersCategory(locale, slug));
}

/** Strips a category slug of every character except letters, digits, hyphen and underscore (NAV-03). */
export const sanitizeSlug = (slug: string) => slug.replace(/[^A-Za-z0-9_-]/g, '');

/** Returns whether a slug from content or a URL is a category that the locale offers. */
export const offersSlug = (locale: LocaleDefinition, slug: string): slug is CategorySlug =>
  isCategorySlug(slug) && offersCategory(locale, slug);
