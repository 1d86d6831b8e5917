'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SearchBox } from './search-box';
import styles from './search-dialog.module.css';
import { SearchNotice } from './search-notice';
import { optionId, SearchResults } from './search-results';
import type { SearchWords } from './search-words';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

type SearchDialogProps = { readonly words: SearchWords; readonly onClose: () => void };

/** The search over the locale's products, pages and questions: results as one types, all by keyboard. */
export function SearchDialog({ words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const search = useSearch(query);
  const { groups, searching } = search;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const active = useActiveOption(query, count, list);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only catches the backdrop; Escape is the platform's.
    <dialog
      aria-label={words.title}
      className={styles.dialog}
      onClick={(event) => event.target === dialog.current && close()}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.bar}>
        <SearchBox
          activeId={active.index < 0 ? undefined : optionId(listId, active.index)}
          expanded={count > 0}
          input={input}
          listId={listId}
          onKeyDown={active.onKeyDown}
          onQuery={setQuery}
          query={query}
          words={words}
        />
        <IconButton aria-label={words.close} className={styles.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body}>
        <SearchNotice count={count} search={search} words={words} />
        {count > 0 ? (
          <SearchResults
            active={active.index}
            groups={groups}
            headings={searching ? words.kinds : { ...words.kinds, page: words.jump }}
            id={listId}
            label={words.title}
            list={list}
            onFollow={close}
            onPoint={active.point}
          />
        ) : null}
      </div>
    </dialog>
  );
}
