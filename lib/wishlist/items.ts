import { isCategorySlug } from '@/lib/locales/category-slugs';

/** A product on the wishlist: the path of its page. */
export type WishlistItem = string;

/** Maximum number of items, to limit the cost of an invalid stored value. */
const maxItems = 100;
const maxValueLength = 20_000;

const address = /^\/([a-z-]{1,40})\/[A-Za-z0-9_-]{1,100}$/;

function isItem(value: unknown): value is WishlistItem {
  return typeof value === 'string' && isCategorySlug(address.exec(value)?.[1] ?? '');
}

const tidy = (items: readonly WishlistItem[]) => [...new Set(items)].slice(0, maxItems);

/**
 * Parses a stored value, which another version of the site or the visitor may have written, and drops invalid paths.
 * Does not use a schema library, to keep it out of the bundle of every page with a heart.
 */
export function parseWishlist(stored: string | null): readonly WishlistItem[] {
  if (!stored || stored.length > maxValueLength) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? tidy(value.filter(isItem)) : [];
  } catch {
    return [];
  }
}

/** Returns the list without the item, or with the item in front. */
export function toggleItem(items: readonly WishlistItem[], item: WishlistItem): readonly WishlistItem[] {
  return items.includes(item) ? items.filter((other) => other !== item) : tidy([item, ...items]);
}
