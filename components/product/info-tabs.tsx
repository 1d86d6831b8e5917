'use client';

import { Content, List, Root } from '@radix-ui/react-tabs';
import { type ReactNode, useEffect } from 'react';
import { focusTab } from './focus-tab';
import styles from './info-tabs.module.css';
import { useSelection } from './selection-provider';
import { Tab } from './tab';

export type InfoTab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type InfoTabsProps = { readonly label: string; readonly tabs: readonly InfoTab[] };

/** Renders details, nutrition facts, ingredients and the page's tabs (PROD-07). The HTML contains all panels. */
export function InfoTabs({ label, tabs }: InfoTabsProps) {
  const { selection, dispatch } = useSelection();

  // The URL's hash names a tab when its link was opened in a new window.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!tabs.some((tab) => tab.id === id)) return;
    dispatch({ type: 'select-tab', tab: id });
    focusTab(id);
  }, [tabs, dispatch]);

  return (
    <Root
      className={styles.root}
      onValueChange={(tab) => dispatch({ type: 'select-tab', tab })}
      value={selection.tab}
    >
      <div className={styles.bar}>
        <List aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: name }) => (
            <Tab className={styles.tab} data-tab={id} key={id} value={id}>
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
