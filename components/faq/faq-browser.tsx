'use client';

import { type ReactNode, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import type { FaqCategory as Category } from '@/lib/faq/questions';
import { matchesTerms, searchTerms } from '@/lib/faq/search';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category';
import { FaqSearch, type SearchWords } from './faq-search';
import { useOpenCategories } from './use-open-categories';

export type FaqWords = SearchWords & {
  /** "No questions match", "1 question matches", … by number. */
  readonly results: readonly string[];
  readonly noneTitle: string;
  readonly noneText: string;
  readonly contact: string;
};

type FaqBrowserProps = {
  readonly categories: readonly Category[];
  readonly words: FaqWords;
  /** The page's heading, which shares its band with the search box. */
  readonly children: ReactNode;
};

/** Search box and accordions (spec sections 2, 4 and 5, FAQ). Every question is in the server's HTML. */
export function FaqBrowser({ categories, words, children }: FaqBrowserProps) {
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
        <FaqSearch
          onChange={setQuery}
          query={query}
          result={searching ? (words.results[count] ?? '') : ''}
          words={words}
        />
      </div>
      <div className={styles.list}>
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
            <p className={styles.noneTitle}>{words.noneTitle}</p>
            <p>{words.noneText}</p>
            <LinkButton href="/contact">{words.contact}</LinkButton>
          </div>
        ) : null}
      </div>
    </>
  );
}
