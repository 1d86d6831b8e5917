import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { averageText, shareText } from './format';
import { RatingRows } from './rating-rows';
import styles from './rating-summary.module.css';
import { Stars } from './stars';
import type { SummaryState } from './use-rating-summary';

type RatingSummaryProps = {
  readonly state: SummaryState;
  readonly selected: number | null;
  readonly onSelect: (rating: number) => void;
  readonly onWrite: () => void;
  readonly onRetry: () => void;
};

/** Renders the pane of the average, the number of reviews and their distribution in each state (REV-04). */
export function RatingSummary({ state, selected, onSelect, onWrite, onRetry }: RatingSummaryProps) {
  const t = useTranslations('category.reviews');
  const locale = useLocale();
  return (
    <section aria-labelledby="reviews-summary" className={styles.summary}>
      <h2 className={styles.heading} id="reviews-summary">
        {t('summary.title')}
      </h2>
      {state.status === 'ready' ? (
        <>
          <p className={styles.score}>
            <span className={styles.average}>{averageText(state.summary.average, locale)}</span>
            <span>
              <Stars
                label={t('rated', { rating: averageText(state.summary.average, locale) })}
                value={state.summary.average}
              />
              <span className={styles.total}>{t('summary.count', { count: state.summary.total })}</span>
            </span>
          </p>
          {state.summary.recommendedShare === null ? null : (
            <p className={styles.recommended}>
              <strong>{shareText(state.summary.recommendedShare, locale)}</strong> {t('summary.recommended')}
            </p>
          )}
          <RatingRows onSelect={onSelect} selected={selected} summary={state.summary} />
        </>
      ) : (
        <div className={styles.notice}>
          <p role="status">{state.status === 'loading' ? t('summary.loading') : t('summary.failed')}</p>
          {state.status === 'failed' ? (
            <Button className={styles.retry} onClick={onRetry} variant="outline">
              {t('summary.retry')}
            </Button>
          ) : null}
        </div>
      )}
      <Button aria-haspopup="dialog" className={styles.write} onClick={onWrite} variant="brand">
        {t('summary.write')}
      </Button>
    </section>
  );
}
