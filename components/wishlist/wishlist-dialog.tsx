'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { loadSearchIndex } from '@/lib/search/load-index';
import type { SearchEntry } from '@/lib/search/types';
import type { WishlistItem } from '@/lib/wishlist/items';
import { writeWishlist } from '@/lib/wishlist/store';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-dialog.module.css';
import { WishlistEmpty } from './wishlist-empty';
import { WishlistRow } from './wishlist-row';

type SavedProducts = {
  readonly loading: boolean;
  readonly products: ReadonlyMap<WishlistItem, SearchEntry>;
  /** True when the complete index has loaded without this product. */
  readonly isMissing: (item: WishlistItem) => boolean;
};

type Loaded = Pick<SavedProducts, 'loading' | 'products'> & { readonly complete: boolean };

/**
 * Returns names and pictures of the saved products from the search index. The device stores paths only, so that the
 * list is always up to date. Without the index the list shows names derived from the paths.
 */
function useSavedProducts(): SavedProducts {
  const [loaded, setLoaded] = useState<Loaded>({ loading: true, complete: false, products: new Map() });

  useEffect(() => {
    const show = (state: Omit<Loaded, 'loading'>) => setLoaded({ loading: false, ...state });
    loadSearchIndex().then(
      ({ complete, entries }) =>
        show({ complete, products: new Map(entries.map((entry) => [entry.href, entry])) }),
      () => show({ complete: false, products: new Map() }),
    );
  }, []);

  const { loading, products, complete } = loaded;
  return { loading, products, isMissing: (item) => complete && !products.has(item) };
}

type ListProps = {
  /** Link target of the empty list. */
  readonly browseHref: string;
  readonly onClose: () => void;
};

function WishlistBody({ browseHref, onClose }: ListProps) {
  const t = useTranslations('common.wishlist');
  const items = useWishlist();
  const look = useSavedProducts();
  const [cleared, setCleared] = useState<readonly WishlistItem[]>([]);

  if (items.length === 0) {
    return (
      <WishlistEmpty
        browseHref={browseHref}
        onFollow={onClose}
        {...(cleared.length > 0 && { onUndo: () => writeWishlist(cleared) })}
      />
    );
  }
  return (
    <>
      <p className={styles.note}>{t('note')}</p>
      <ul aria-busy={look.loading} className={styles.list}>
        {items.map((item) => (
          <WishlistRow
            item={item}
            key={item}
            missing={look.isMissing(item)}
            onFollow={onClose}
            onRemove={() => writeWishlist(items.filter((other) => other !== item))}
            product={look.products.get(item)}
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
        {t('clear')}
      </button>
    </>
  );
}

/** Renders the dialog of saved products, with buttons to remove one or all. */
export function WishlistDialog({ browseHref, open, onClose }: ListProps & { readonly open: boolean }) {
  const t = useTranslations('common.wishlist');
  return (
    <Modal closeLabel={t('close')} onClose={onClose} open={open} title={t('title')}>
      <WishlistBody browseHref={browseHref} onClose={onClose} />
    </Modal>
  );
}
