'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-button.module.css';
import type { WishlistWords } from './wishlist-words';

const loadDialog = () => import('./wishlist-dialog').then(({ WishlistDialog }) => WishlistDialog);

/** The heart in the header with the number of saved products. The list comes when it is first opened. */
export function WishlistButton({ words }: { readonly words: WishlistWords }) {
  const [open, setOpen] = useState(false);
  const [WishlistDialog, requestDialog] = useLazy(loadDialog);
  const count = useWishlist().length;
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${words.title} (${count})` : words.title}
        className={styles.button}
        onClick={() => {
          requestDialog();
          setOpen(true);
        }}
      >
        <Icon name="heart" size={26} />
        {count > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {count}
          </span>
        ) : null}
      </IconButton>
      {WishlistDialog ? <WishlistDialog onClose={() => setOpen(false)} open={open} words={words} /> : null}
    </>
  );
}
