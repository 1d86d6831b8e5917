import { brand } from '@/lib/brand';
import { parseWishlist, type WishlistItem } from './items';

/** Local-storage key of the wishlist. */
export const wishlistKey = `${brand.slug}-wishlist`;

const none: readonly WishlistItem[] = [];
const listeners = new Set<() => void>();

/** What was read last: the same list is given out as long as the stored value is the same. */
let seen: { readonly stored: string | null; readonly items: readonly WishlistItem[] } = {
  stored: null,
  items: none,
};

/** Stands in where storage is switched off or full: the list then lasts as long as the page. */
let memory: string | null = null;

function readStored(): string | null {
  try {
    return memory ?? localStorage.getItem(wishlistKey);
  } catch {
    return memory;
  }
}

/** The list as it is now. */
export function readWishlist(): readonly WishlistItem[] {
  const stored = readStored();
  if (stored !== seen.stored) seen = { stored, items: parseWishlist(stored) };
  return seen.items;
}

/** The server knows no device: its list is empty, and so is the first one in the browser. */
export const serverWishlist = () => none;

export function writeWishlist(items: readonly WishlistItem[]): void {
  const value = JSON.stringify(items);
  try {
    localStorage.setItem(wishlistKey, value);
    memory = null;
  } catch {
    memory = value;
  }
  for (const listener of listeners) listener();
}

/** Another tab has written the list, or cleared the whole storage. */
function onStorage({ key }: StorageEvent): void {
  if (key !== wishlistKey && key !== null) return;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the list may have changed, in this tab or in another. */
export function subscribeToWishlist(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
