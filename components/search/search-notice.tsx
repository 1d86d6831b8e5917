import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './search-notice.module.css';
import type { Search } from './use-search';

type SearchNoticeProps = { readonly search: Search };

function useStatus({ state, searching, found }: Search): string {
  const t = useTranslations('common.search');
  if (state === 'loading') return t('loading');
  if (state === 'failed') return t('failed');
  return searching ? t('results', { count: found }) : '';
}

/** Renders the search's status, visible and announced: the number of results, or why there are none. */
export function SearchNotice({ search }: SearchNoticeProps) {
  const t = useTranslations('common.search');
  const message = useStatus(search);
  const isEmpty = search.state === 'ready' && search.searching && search.found === 0;
  return (
    <>
      <div className={styles.status} role="status">
        {message ? <p className={isEmpty ? 'visually-hidden' : undefined}>{message}</p> : null}
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
