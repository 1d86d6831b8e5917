import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './search-notice.module.css';
import type { Search } from './use-search';

type SearchNoticeProps = {
  readonly search: Search;
  /** Number of results. */
  readonly count: number;
};

function useStatus({ search: { state, searching }, count }: SearchNoticeProps): string {
  const t = useTranslations('common.search');
  if (state === 'loading') return t('loading');
  if (state === 'failed') return t('failed');
  return searching ? t('results', { count }) : '';
}

/** Renders the search's status, visible and announced: the number of results, or why there are none. */
export function SearchNotice(props: SearchNoticeProps) {
  const t = useTranslations('common.search');
  const { search, count } = props;
  const message = useStatus(props);
  const isEmpty = search.state === 'ready' && search.searching && count === 0;
  return (
    <>
      <div className={styles.status} role="status">
        {message ? <p>{message}</p> : null}
        {search.complete ? null : <p className={styles.warning}>{t('incomplete')}</p>}
      </div>
      {search.state === 'failed' ? (
        <Button className={styles.retry} onClick={search.retry}>
          {t('retry')}
        </Button>
      ) : null}
      {isEmpty ? (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{t('none-title')}</p>
          <p>{t('none-text')}</p>
        </div>
      ) : null}
    </>
  );
}
