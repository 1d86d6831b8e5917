import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './faq-search.module.css';

export type SearchWords = {
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
};

type FaqSearchProps = {
  readonly words: SearchWords;
  readonly query: string;
  /** How many questions match; empty while nothing is searched. */
  readonly result: string;
  readonly onChange: (query: string) => void;
};

/** The search box and, for eyes and assistive technology alike, the number of matches. */
export function FaqSearch({ words, query, result, onChange }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script ran is in the box, but no event tells of it any more.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 take <search> for an unknown element.
    <div className={styles.search} role="search">
      <div className={styles.box}>
        <Icon name="search" />
        <input
          aria-label={words.label}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
          placeholder={words.placeholder}
          ref={input}
          type="search"
          value={query}
        />
        {query ? (
          <IconButton
            aria-label={words.clear}
            onClick={() => {
              input.current?.focus();
              onChange('');
            }}
          >
            <Icon name="close" />
          </IconButton>
        ) : null}
      </div>
      <p className={styles.result} role="status">
        {result}
      </p>
    </div>
  );
}
