import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PictureTile } from '@/components/ui/picture-tile';
import type { SearchEntry } from '@/lib/search/types';
import type { WishlistItem } from '@/lib/wishlist/items';
import styles from './wishlist-row.module.css';

type WishlistRowProps = {
  readonly item: WishlistItem;
  /** Undefined until the search index has loaded. */
  readonly product: SearchEntry | undefined;
  readonly missing: boolean;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
};

/** Returns a name derived from the path, for use without the search index. */
const nameOf = (item: WishlistItem) => (item.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** Focuses the neighbouring row, or the dialog, before the focused row is removed. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? row?.closest('dialog')?.querySelector('button');
  target?.focus();
}

/** Renders a saved product: picture, name, line, link and remove button. */
export function WishlistRow({ item, product, missing, onFollow, onRemove }: WishlistRowProps) {
  const t = useTranslations('common.wishlist');
  const row = useRef<HTMLLIElement>(null);
  const name = product?.title ?? nameOf(item);
  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow();
  };
  const description = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{missing ? t('gone') : product?.context}</span>
    </>
  );
  return (
    <li className={styles.row} ref={row}>
      <PictureTile
        className={styles.tile}
        color={product?.color}
        source={product && (product.image ? { src: product.image } : null)}
      />
      {missing ? (
        <span className={styles.copy}>{description}</span>
      ) : (
        <a className={styles.copy} href={item} onClick={follow}>
          {description}
        </a>
      )}
      <IconButton
        aria-label={`${t('remove')}: ${name}`}
        onClick={() => {
          focusNeighbour(row.current);
          onRemove();
        }}
      >
        <Icon name="close" size={20} />
      </IconButton>
    </li>
  );
}
