import type { ComponentProps, RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './search-box.module.css';
import type { SearchWords } from './search-words';

type SearchBoxProps = Pick<ComponentProps<'input'>, 'onKeyDown'> & {
  readonly words: SearchWords;
  readonly query: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The listbox, and the option the keyboard is at. */
  readonly listId: string;
  readonly expanded: boolean;
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
};

/** The text box of the search: a combobox, whose list is always open when there is something to list. */
export function SearchBox(props: SearchBoxProps) {
  const { words, query, input, listId, expanded, activeId, onQuery, onKeyDown } = props;
  return (
    <search className={styles.box}>
      <Icon name="search" size={28} />
      <input
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-controls={expanded ? listId : undefined}
        aria-expanded={expanded}
        aria-label={words.label}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={styles.input}
        enterKeyHint="search"
        inputMode="search"
        maxLength={100}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        ref={input}
        role="combobox"
        spellCheck={false}
        type="text"
        value={query}
      />
      {query ? (
        <IconButton
          aria-label={words.clear}
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
