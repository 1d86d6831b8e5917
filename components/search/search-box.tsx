import { useTranslations } from 'next-intl';
import type { ComponentProps, RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './search-box.module.css';

type SearchBoxProps = Pick<ComponentProps<'input'>, 'onKeyDown'> & {
  readonly query: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the listbox, and of the active option. */
  readonly listId: string;
  readonly expanded: boolean;
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
};

/** Renders the search input: a combobox whose listbox is open whenever it has options. */
export function SearchBox(props: SearchBoxProps) {
  const t = useTranslations('common.search');
  const { query, input, listId, expanded, activeId, onQuery, onKeyDown } = props;
  return (
    <search className={styles.box}>
      <Icon name="search" size={28} />
      <input
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-controls={expanded ? listId : undefined}
        aria-expanded={expanded}
        aria-label={t('label')}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={styles.input}
        enterKeyHint="search"
        inputMode="search"
        maxLength={100}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('placeholder')}
        ref={input}
        role="combobox"
        spellCheck={false}
        type="text"
        value={query}
      />
      {query ? (
        <IconButton
          aria-label={t('clear')}
          onClick={() => {
            onQuery('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </IconButton>
      ) : null}
    </search>
  );
}
