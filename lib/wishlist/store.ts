import { brand } from '@/lib/brand';
import { parseWishlist, type WishlistItem } from './items';

/** Local-storage key of the wishlist. */
export const wishlistKey = `${brand.slug}-wishlist`;

const none: readonly WishlistItem[] = [];
const listeners = new Set<() => void>();

/** Last parsed value, so that an unchanged value returns the same list. */
let seen: { readonly stored: string | null; readonly items: readonly WishlistItem[] } = {
  stored: null,
  items: none,
};

/** Fallback when storage is disabled or full; it lasts until the page unloads. */
let memory: string | null = null;

function readStored(): string | null {
  try {
    return memory ?? localStorage.getItem(wishlistKey);
  } catch {
    return memory;
  }
}

/** Returns the current list. */
export function readWishlist(): readonly WishlistItem[] {
  const stored = readStored();
  if (stored !== seen.stored) seen = { stored, items: parseWishlist(stored) };
  return seen.items;
}

/** Returns the server's list, which is empty; hydration starts with the same list. */
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

/** Notifies subscribers when another tab writes the list or clears the storage. */
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
