import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Rating, ReviewSummary } from '@/lib/reviews/model';
import styles from './ratings.module.css';
import { oneDecimal, Stars } from './stars';
import type { SummaryState } from './use-reviews';

const ratings = [5, 4, 3, 2, 1] as const;

type RatingRowsProps = {
  readonly summary: ReviewSummary;
  /** The list's rating filter; null for all. */
  readonly selected: Rating | null;
  readonly onSelect: (rating: Rating) => void;
};

/** Returns the element id of a rating's row. */
export const ratingRowId = (rating: number) => `reviews-row-${rating}`;

/** Renders the rating distribution, five stars first; a row filters the list by its rating (REV-01). */
function RatingRows({ summary, selected, onSelect }: RatingRowsProps) {
  const t = useTranslations('category.reviews');
  const format = useFormatter();
  const counts = new Map(summary.distribution.map(({ rating, count }) => [rating, count]));
  const all = ratings.reduce((sum, rating) => sum + (counts.get(rating) ?? 0), 0);
  return (
    <ul aria-label={t('summary.distribution')} className={styles.rows}>
      {ratings.map((rating) => {
        const count = counts.get(rating) ?? 0;
        const share = all > 0 ? (count / all) * 100 : 0;
        return (
          <li key={rating}>
            <button
              aria-pressed={rating === selected}
              className={styles.row}
              id={ratingRowId(rating)}
              onClick={() => onSelect(rating)}
              type="button"
            >
              <span>{t(`stars.${rating}`)}</span>
              <span className={styles.bar} style={{ '--share': `${share}%` }} />
              <span className={styles.count}>
                <span aria-hidden="true" className={styles.number}>
                  {format.number(count)}
                </span>
                <span className="visually-hidden">{t('summary.count', { count })}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type RatingSummaryProps = Omit<RatingRowsProps, 'summary'> & {
  readonly state: SummaryState;
  readonly onWrite: () => void;
  readonly onRetry: () => void;
};

/** Renders the pane of the average, the number of reviews and their distribution in each state (REV-04). */
export function RatingSummary({ state, selected, onSelect, onWrite, onRetry }: RatingSummaryProps) {
  const t = useTranslations('category.reviews');
  return (
    <section aria-labelledby="reviews-summary" className={styles.summary}>
      <h2 className={styles.heading} id="reviews-summary">
        {t('summary.title')}
      </h2>
      {state.status === 'ready' ? (
        <>
          <Score summary={state.summary} />
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

function Score({ summary }: { readonly summary: ReviewSummary }) {
  const t = useTranslations('category.reviews');
  const format = useFormatter();
  const average = format.number(summary.average, oneDecimal);
  return (
    <>
      <p className={styles.score}>
        <span className={styles.average}>{average}</span>
        <span>
          <Stars label={t('rated', { rating: average })} value={summary.average} />
          <span className={styles.total}>{t('summary.count', { count: summary.total })}</span>
        </span>
      </p>
      {summary.recommendedShare === null ? null : (
        <p className={styles.recommended}>
          <strong>
            {format.number(summary.recommendedShare, { style: 'percent', maximumFractionDigits: 0 })}
          </strong>{' '}
          {t('summary.recommended')}
        </p>
      )}
    </>
  );
}
