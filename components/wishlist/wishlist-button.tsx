'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/use-lazy';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-button.module.css';

const loadDialog = () => import('./wishlist-dialog').then(({ WishlistDialog }) => WishlistDialog);

/** Renders the header's heart with the number of saved products. The dialog's code loads on first use. */
export function WishlistButton({ browseHref }: { readonly browseHref: string }) {
  const t = useTranslations('common.wishlist');
  const [open, setOpen] = useState(false);
  const [WishlistDialog, requestDialog] = useLazy(loadDialog);
  const count = useWishlist().length;
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${t('title')} (${count})` : t('title')}
        className={styles.button}
        onClick={() => {
          void requestDialog();
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
      {WishlistDialog ? (
        <WishlistDialog browseHref={browseHref} onClose={() => setOpen(false)} open={open} />
      ) : null}
    </>
  );
}
