'use client';

import type { ReactNode } from 'react';
import { Tab, TabList, Tabs } from '@/components/ui/tabs';
import { useSelection } from './selection-provider';
import styles from './size-tabs.module.css';

type SizeTabsProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** Connects the size picker and the slider: each slide is the tab panel of its size. */
export function SizeTabs({ className, children }: SizeTabsProps) {
  const { selection, dispatch } = useSelection();
  return (
    <Tabs
      className={className}
      onSelect={(size) => dispatch({ type: 'select-size', size })}
      value={selection.size}
    >
      {children}
    </Tabs>
  );
}

type SizePickerProps = {
  readonly label: string;
  readonly sizes: readonly { readonly size: string; readonly label: string }[];
};

/** Renders the size tabs of the hero (PROD-03). */
export function SizePicker({ label, sizes }: SizePickerProps) {
  return (
    <TabList aria-label={label} className={styles.list}>
      {sizes.map(({ size, label: name }) => (
        <Tab className={styles.tab} key={size} value={size}>
          {name}
        </Tab>
      ))}
    </TabList>
  );
}
