import { isCategorySlug } from '@/lib/locales/features';

/** The page of a category: its name lowercased, spaces as hyphens (spec section 2, Home). */
export const categoryHref = (name: string) => `/${name.trim().toLowerCase().replace(/\s+/g, '-')}`;

/** The slug a category link leads to. */
export const slugOf = (href: string) => href.slice(1);

/**
 * The page of a category of which the fragment's path is known too: where the name is translated and makes no slug
 * of the site, the fragment's own name does.
 */
export function categoryHrefOf({ name, path }: { readonly name: string; readonly path: string }): string {
  const byName = categoryHref(name);
  const byPath = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return !isCategorySlug(byName.slice(1)) && isCategorySlug(byPath) ? `/${byPath}` : byName;
}
