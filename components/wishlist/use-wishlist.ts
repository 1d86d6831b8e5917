'use client';

import { useSyncExternalStore } from 'react';
import type { WishlistItem } from '@/lib/wishlist/items';
import { readWishlist, serverWishlist, subscribeToWishlist } from '@/lib/wishlist/store';

/** Returns the wishlist of this device, synchronized between tabs. */
export function useWishlist(): readonly WishlistItem[] {
  return useSyncExternalStore(subscribeToWishlist, readWishlist, serverWishlist);
}

/** Returns whether a product is on the list. A heart re-renders only when its own value changes. */
export function useIsSaved(item: WishlistItem): boolean {
  return useSyncExternalStore(
    subscribeToWishlist,
    () => readWishlist().includes(item),
    () => false,
  );
}
