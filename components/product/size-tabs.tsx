'use client';

import { List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useSelection } from './selection-provider';
import styles from './size-tabs.module.css';
import { Tab } from './tab';

type SizeTabsProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** Connects the size picker and the slider: each slide is the tab panel of its size. */
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

type SizePickerProps = {
  readonly label: string;
  readonly sizes: readonly { readonly size: string; readonly label: string }[];
};

/** Renders the size tabs of the hero (PROD-03). */
export function SizePicker({ label, sizes }: SizePickerProps) {
  return (
    <List aria-label={label} className={styles.list}>
      {sizes.map(({ size, label: name }) => (
        <Tab className={styles.tab} key={size} value={size}>
          {name}
        </Tab>
      ))}
    </List>
  );
}
