'use client';

import { useSyncExternalStore } from 'react';
import type { WishlistItem } from '@/lib/wishlist/items';
import { readWishlist, serverWishlist, subscribeToWishlist } from '@/lib/wishlist/store';

/** The wishlist of this device, the same in every tab. */
export function useWishlist(): readonly WishlistItem[] {
  return useSyncExternalStore(subscribeToWishlist, readWishlist, serverWishlist);
}

/** Whether a product is on the list. A heart renders only when its own answer changes. */
export function useIsSaved(item: WishlistItem): boolean {
  return useSyncExternalStore(
    subscribeToWishlist,
    () => readWishlist().includes(item),
    () => false,
  );
}
