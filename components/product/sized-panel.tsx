'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { SizedTab } from '@/lib/product/selection';
import { useSelection } from './selection-provider';
import styles from './size-tabs.module.css';
import { Tab } from './tab';

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
    <Root
      className={className}
      onValueChange={(next) => dispatch({ type: 'select-tab-size', tab, size: next })}
      value={size}
    >
      <List aria-label={label} className={`${styles.list} ${styles.onPaper}`}>
        {variants.map((variant) => (
          <Tab className={styles.tab} key={variant.size} value={variant.size}>
            {variant.label}
          </Tab>
        ))}
      </List>
      {variants.map((variant) => (
        <Content
          forceMount
          hidden={variant.size !== size}
          key={variant.size}
          tabIndex={-1}
          value={variant.size}
        >
          {variant.size === size ? variant.content : null}
        </Content>
      ))}
    </Root>
  );
}

type BySelectedSizeProps = { readonly variants: readonly SizedContent[] };

/** Renders the version of the size selected in the hero, without size tabs. */
export function BySelectedSize({ variants }: BySelectedSizeProps) {
  const { selection } = useSelection();
  return variants.find(({ size }) => size === selection.size)?.content ?? variants[0]?.content;
}
