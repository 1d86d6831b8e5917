'use client';

import { type ReactNode, useEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { focusTab } from './focus-tab';
import styles from './info-tabs.module.css';
import { useSelection } from './selection-provider';

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
    <Tabs
      className={styles.root}
      onSelect={(tab) => dispatch({ type: 'select-tab', tab })}
      value={selection.tab}
    >
      <div className={styles.bar}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ id, label: name }) => (
            <Tab className={styles.tab} data-tab={id} key={id} value={id}>
              {name}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <TabPanel
          className={styles.panel}
          data-title={name}
          hidden={id !== selection.tab}
          key={id}
          value={id}
        >
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
