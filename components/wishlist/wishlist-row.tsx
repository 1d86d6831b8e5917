import Link from 'next/link';
import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import type { SearchEntry } from '@/lib/search/types';
import type { WishlistItem } from '@/lib/wishlist/items';
import styles from './wishlist-row.module.css';
import type { WishlistWords } from './wishlist-words';

type WishlistRowProps = {
  readonly item: WishlistItem;
  /** Undefined while it is not known. */
  readonly product: SearchEntry | undefined;
  readonly missing: boolean;
  readonly words: WishlistWords;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
};

/** The name as the address has it, for as long as there is no better one. */
const nameOf = (item: WishlistItem) => (item.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** The row takes the focus with it when it goes: its neighbour, or the dialog, gets it. */
function focusNeighbour(row: HTMLElement | null) {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? row?.closest('dialog')?.querySelector('button');
  target?.focus();
}

/** A saved product: picture, name and line, the way to its page, and the way off the list. */
export function WishlistRow({ item, product, missing, words, onFollow, onRemove }: WishlistRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const name = product?.title ?? nameOf(item);
  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow();
  };
  const description = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{missing ? words.gone : product?.context}</span>
    </>
  );
  return (
    <li className={styles.row} ref={row}>
      <span className={styles.tile} style={{ '--tile': product?.color } as CSSProperties}>
        {product ? (
          <ContentImage
            alt=""
            height={1280}
            source={product.image ? { src: product.image } : null}
            width={640}
          />
        ) : null}
      </span>
      {missing ? (
        <span className={styles.words}>{description}</span>
      ) : (
        <Link className={styles.words} href={item} onClick={follow} prefetch={false}>
          {description}
        </Link>
      )}
      <IconButton
        aria-label={`${words.remove}: ${name}`}
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
