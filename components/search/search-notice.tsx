import { Button } from '@/components/ui/button';
import styles from './search-notice.module.css';
import type { SearchWords } from './search-words';
import type { Search } from './use-search';

type SearchNoticeProps = {
  readonly words: SearchWords;
  readonly search: Search;
  /** How many results are listed. */
  readonly count: number;
};

function status({ words, search: { state, searching }, count }: SearchNoticeProps): string {
  if (state === 'loading') return words.loading;
  if (state === 'failed') return words.failed;
  return searching ? (words.results[count] ?? '') : '';
}

/** What the search has to say, to eyes and to assistive technology: how many it found, or why it did not. */
export function SearchNotice(props: SearchNoticeProps) {
  const { words, search, count } = props;
  const message = status(props);
  const isEmpty = search.state === 'ready' && search.searching && count === 0;
  return (
    <>
      <div className={styles.status} role="status">
        {message ? <p>{message}</p> : null}
        {search.complete ? null : <p className={styles.warning}>{words.incomplete}</p>}
      </div>
      {search.state === 'failed' ? (
        <Button className={styles.retry} onClick={search.retry}>
          {words.retry}
        </Button>
      ) : null}
      {isEmpty ? (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{words.noneTitle}</p>
          <p>{words.noneText}</p>
        </div>
      ) : null}
    </>
  );
}
