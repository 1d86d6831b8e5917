import { isCategorySlug } from '@/lib/locales/features';

/** A product on the wishlist: the address of its page. */
export type WishlistItem = string;

/** More than anyone saves, and an end to what a broken value can cost. */
const most = 100;
const longestValue = 20_000;

const address = /^\/([a-z-]{1,40})\/[A-Za-z0-9_-]{1,100}$/;

function isItem(value: unknown): value is WishlistItem {
  return typeof value === 'string' && isCategorySlug(address.exec(value)?.[1] ?? '');
}

const tidy = (items: readonly WishlistItem[]) => [...new Set(items)].slice(0, most);

/**
 * What a stored value holds. It may come from another version of the site or from anybody's hand: what is no
 * address of a product is left out. Written by hand, because a schema library would weigh more than every page
 * with a heart on it gains.
 */
export function parseWishlist(stored: string | null): readonly WishlistItem[] {
  if (!stored || stored.length > longestValue) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? tidy(value.filter(isItem)) : [];
  } catch {
    return [];
  }
}

/** The list with the item taken off, or put in front. */
export function toggleItem(items: readonly WishlistItem[], item: WishlistItem): readonly WishlistItem[] {
  return items.includes(item) ? items.filter((other) => other !== item) : tidy([item, ...items]);
}
