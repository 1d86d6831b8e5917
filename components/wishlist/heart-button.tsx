'use client';

import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toggleItem, type WishlistItem } from '@/lib/wishlist/items';
import { readWishlist, writeWishlist } from '@/lib/wishlist/store';
import styles from './heart-button.module.css';
import { useIsSaved } from './use-wishlist';

type HeartButtonProps = {
  /** Path of the product's page. */
  readonly item: WishlistItem;
  readonly label: string;
  readonly className?: string | undefined;
  /** False for the heart of a repeated card, to keep it out of the tab order. */
  readonly reachable?: boolean;
  /** Label beside the heart; none for an icon button. */
  readonly children?: ReactNode;
  /** Both labels once the product is saved; an icon button keeps its label, because it shows none. */
  readonly whenSaved?: { readonly label: string; readonly text: string };
};

/** Renders the heart that saves a product on this device or removes it (WISH-01). */
export function HeartButton(props: HeartButtonProps) {
  const { item, label, className, reachable = true, children, whenSaved } = props;
  const saved = useIsSaved(item);
  const labels = saved && whenSaved ? whenSaved : { label, text: children };
  const shared = {
    'aria-label': labels.label,
    'aria-pressed': saved,
    className: [styles.heart, children ? null : styles.alone, className].filter(Boolean).join(' '),
    onClick: () => writeWishlist(toggleItem(readWishlist(), item)),
    tabIndex: reachable ? undefined : -1,
  };
  if (!children) {
    return (
      <IconButton {...shared}>
        <Icon name="heart" />
      </IconButton>
    );
  }
  return (
    <Button variant="ghost" {...shared}>
      <Icon name="heart" />
      {labels.text}
    </Button>
  );
}
