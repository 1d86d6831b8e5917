'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './info-tabs.module.css';
import { useSelection } from './selection-provider';
import { Tab } from './tab';

export type InfoTab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type InfoTabsProps = { readonly label: string; readonly tabs: readonly InfoTab[] };

/** Details, nutrition facts, ingredients and whatever the page adds (spec section 2). All panels are in the HTML. */
export function InfoTabs({ label, tabs }: InfoTabsProps) {
  const { selection, dispatch } = useSelection();
  return (
    <Root
      className={styles.root}
      onValueChange={(tab) => dispatch({ type: 'select-tab', tab })}
      value={selection.tab}
    >
      <div className={styles.bar}>
        <List aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: name }) => (
            <Tab className={styles.tab} key={id} value={id}>
              {name}
            </Tab>
          ))}
        </List>
      </div>
      {tabs.map(({ id, content }) => (
        <Content className={styles.panel} forceMount hidden={id !== selection.tab} key={id} value={id}>
          {content}
        </Content>
      ))}
    </Root>
  );
}
