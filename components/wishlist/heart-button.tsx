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
  /** False for the heart of a repeated card, which is not in the tab order. */
  readonly reachable?: boolean;
  /** Label beside the heart; none for an icon button. */
  readonly children?: ReactNode;
};

/** Renders the heart that saves a product on this device or removes it (WISH-01). */
export function HeartButton({ item, label, className, reachable = true, children }: HeartButtonProps) {
  const saved = useIsSaved(item);
  const shared = {
    'aria-label': label,
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
      {children}
    </Button>
  );
}
