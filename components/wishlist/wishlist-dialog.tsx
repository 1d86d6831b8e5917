'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import type { WishlistItem } from '@/lib/wishlist/items';
import { writeWishlist } from '@/lib/wishlist/store';
import { useSavedProducts } from './use-saved-products';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-dialog.module.css';
import { WishlistEmpty } from './wishlist-empty';
import { WishlistRow } from './wishlist-row';
import type { WishlistWords } from './wishlist-words';

type ListProps = { readonly words: WishlistWords; readonly onClose: () => void };

function WishlistBody({ words, onClose }: ListProps) {
  const items = useWishlist();
  const look = useSavedProducts();
  const [cleared, setCleared] = useState<readonly WishlistItem[]>([]);

  if (items.length === 0) {
    return (
      <WishlistEmpty
        onFollow={onClose}
        {...(cleared.length > 0 && { onUndo: () => writeWishlist(cleared) })}
        words={words}
      />
    );
  }
  return (
    <>
      <p className={styles.note}>{words.note}</p>
      <ul aria-busy={look.loading} className={styles.list}>
        {items.map((item) => (
          <WishlistRow
            item={item}
            key={item}
            missing={look.isMissing(item)}
            onFollow={onClose}
            onRemove={() => writeWishlist(items.filter((other) => other !== item))}
            product={look.products.get(item)}
            words={words}
          />
        ))}
      </ul>
      <button
        className={styles.clear}
        onClick={() => {
          setCleared(items);
          writeWishlist([]);
        }}
        type="button"
      >
        {words.clear}
      </button>
    </>
  );
}

/** The saved products, to look at, to take off one by one and to clear. */
export function WishlistDialog({ words, open, onClose }: ListProps & { readonly open: boolean }) {
  return (
    <Modal closeLabel={words.close} onClose={onClose} open={open} title={words.title}>
      <WishlistBody onClose={onClose} words={words} />
    </Modal>
  );
}
