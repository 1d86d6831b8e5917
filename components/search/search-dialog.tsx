'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SearchBox } from './search-box';
import styles from './search-dialog.module.css';
import { SearchNotice } from './search-notice';
import { optionId, SearchResults } from './search-results';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

type SearchDialogProps = { readonly onClose: () => void };

/** Renders the search over the locale's products, pages and questions, with results while the visitor types. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const t = useTranslations('common.search');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const search = useSearch(query);
  const { found, groups } = search;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // Enter must not follow a suggestion that nobody chose.
  const active = useActiveOption(found > 0 ? query : '', count, list);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop only; Escape works natively.
    <dialog
      aria-label={t('title')}
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
        />
        <IconButton aria-label={t('close')} className={styles.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body}>
        <SearchNotice search={search} />
        {count > 0 ? (
          <SearchResults
            active={active.index}
            groups={groups}
            pagesHeading={found > 0 ? t('kinds.page') : t('jump')}
            id={listId}
            label={t('title')}
            list={list}
            onFollow={close}
            onPoint={active.point}
          />
        ) : null}
      </div>
    </dialog>
  );
}
