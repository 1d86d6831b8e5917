'use client';

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { SizedTab } from '@/lib/product/selection';
import { useSelection } from './selection-provider';
import styles from './size-tabs.module.css';

type SizedContent = { readonly size: string; readonly content: ReactNode };
type LabelledContent = SizedContent & { readonly label: string };

type SizedPanelProps = {
  readonly tab: SizedTab;
  readonly label: string;
  readonly variants: readonly LabelledContent[];
  readonly className?: string | undefined;
};

/** Renders a tab with its own size tabs, which follow the hero's size (PROD-05). */
export function SizedPanel({ tab, label, variants, className }: SizedPanelProps) {
  const { selection, dispatch } = useSelection();
  const size = selection.tabSizes[tab];
  return (
    <Tabs
      className={className}
      onSelect={(next) => dispatch({ type: 'select-tab-size', tab, size: next })}
      value={size}
    >
      <TabList aria-label={label} className={`${styles.list} ${styles.onPaper}`}>
        {variants.map((variant) => (
          <Tab className={styles.tab} key={variant.size} value={variant.size}>
            {variant.label}
          </Tab>
        ))}
      </TabList>
      {variants.map((variant) => (
        <TabPanel hidden={variant.size !== size} key={variant.size} tabIndex={-1} value={variant.size}>
          {variant.size === size ? variant.content : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}

type BySelectedSizeProps = { readonly variants: readonly SizedContent[] };

/** Renders the version of the size selected in the hero, without size tabs. */
export function BySelectedSize({ variants }: BySelectedSizeProps) {
  const { selection } = useSelection();
  return variants.find(({ size }) => size === selection.size)?.content ?? variants[0]?.content;
}
