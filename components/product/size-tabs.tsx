'use client';

import { List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useSelection } from './selection-provider';
import styles from './size-tabs.module.css';
import { Tab } from './tab';

type SizeTabsProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** Joins the size picker and the slider: every slide is the panel of its size tab. */
export function SizeTabs({ className, children }: SizeTabsProps) {
  const { selection, dispatch } = useSelection();
  return (
    <Root
      className={className}
      onValueChange={(size) => dispatch({ type: 'select-size', size })}
      value={selection.size}
    >
      {children}
    </Root>
  );
}

type SizePickerProps = { readonly label: string; readonly sizes: readonly string[] };

/** The size tabs of the hero (spec section 2, product detail). */
export function SizePicker({ label, sizes }: SizePickerProps) {
  return (
    <List aria-label={label} className={styles.list}>
      {sizes.map((size) => (
        <Tab className={styles.tab} key={size} value={size}>
          {size}
        </Tab>
      ))}
    </List>
  );
}
