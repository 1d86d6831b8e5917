import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './faq-search.module.css';

type FaqSearchProps = {
  readonly query: string;
  /** Message with the number of matches; empty without a query. */
  readonly result: string;
  readonly onChange: (query: string) => void;
};

/** Renders the search box and the number of matches, visible and announced. */
export function FaqSearch({ query, result, onChange }: FaqSearchProps) {
  const t = useTranslations('faq.search');
  const input = useRef<HTMLInputElement>(null);

  // Text typed before hydration is in the input, but fires no event.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 treat <search> as an unknown element.
    <div className={styles.search} role="search">
      <div className={styles.box}>
        <Icon name="search" />
        <input
          aria-label={t('label')}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
          placeholder={t('placeholder')}
          ref={input}
          type="search"
          value={query}
        />
        {query ? (
          <IconButton
            aria-label={t('clear')}
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
