import { type CategorySlug, categorySlugs, isCategorySlug } from '@/lib/locales/category-slugs';
import { sanitizeSlug } from '@/lib/locales/definitions';

/**
 * Returns the path of a category's page: the name in lower case, spaces as hyphens (HOME-02). Other characters are
 * removed, because a name that begins with a slash would link to another host.
 */
export const categoryHref = (name: string) =>
  `/${sanitizeSlug(name.trim().toLowerCase().replace(/\s+/g, '-'))}`;

/** Returns the slug of a category link. */
export const slugOf = (href: string) => href.slice(1);

/** Returns the last category slug in a fragment's path, such as `…/sports-drink` or `…/sports-drink-grape`. */
function slugInPath(path: string): CategorySlug | undefined {
  return path
    .split('/')
    .flatMap((segment) => categorySlugs.filter((slug) => segment === slug || segment.startsWith(`${slug}-`)))
    .at(-1);
}

/**
 * Returns the path of a category's page from its name or, when a translated name gives no slug of the site, from its
 * fragment's path.
 */
export function categoryHrefOf({ name, path }: { readonly name: string; readonly path: string }): string {
  const byName = categoryHref(name);
  const byPath = isCategorySlug(slugOf(byName)) ? undefined : slugInPath(path);
  return byPath ? `/${byPath}` : byName;
}
