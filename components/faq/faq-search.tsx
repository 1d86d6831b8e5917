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
          type="search"
          value={query}
        />
        {query ? (
          <IconButton
            aria-label={words.clear}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('input')?.focus();
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
