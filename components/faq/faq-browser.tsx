'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import type { FaqCategory as Category } from '@/lib/faq/questions';
import { matchesTerms, searchTerms } from '@/lib/faq/search';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category';
import { FaqSearch } from './faq-search';
import { useOpenCategories } from './use-open-categories';

type FaqBrowserProps = {
  readonly categories: readonly Category[];
  /** The page's heading, which shares its band with the search box. */
  readonly children: ReactNode;
};

/** Renders the search box and the accordions (FAQ-01). The server's HTML contains every question. */
export function FaqBrowser({ categories, children }: FaqBrowserProps) {
  const t = useTranslations('faq.search');
  const [query, setQuery] = useState('');
  const { searching, isOpen, toggle } = useOpenCategories(query, categories);
  const terms = searchTerms(query);
  const found = categories
    .map((category) => ({ ...category, items: category.items.filter((item) => matchesTerms(item, terms)) }))
    .filter(({ items }) => items.length > 0);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className={styles.band}>
        {children}
        <FaqSearch onChange={setQuery} query={query} result={searching ? t('results', { count }) : ''} />
      </div>
      <div className={styles.list} data-searching={searching || undefined}>
        {found.map((category) => (
          <FaqCategory
            category={category}
            group={searching ? undefined : 'faq'}
            key={category.id}
            onToggle={(open) => toggle(category.id, open)}
            open={isOpen(category.id)}
            terms={terms}
          />
        ))}
        {count === 0 ? (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{t('none-title')}</p>
            <p>{t('none-text')}</p>
            <LinkButton href="/contact">{t('contact')}</LinkButton>
          </div>
        ) : null}
      </div>
    </>
  );
}
