import { useLocale, useTranslations } from 'next-intl';
import type { ReviewSummary } from '@/lib/reviews/types';
import { countText } from './format';
import styles from './rating-rows.module.css';
import { ratings } from './ratings';

type RatingRowsProps = {
  readonly summary: ReviewSummary;
  /** The list's rating filter; null for all. */
  readonly selected: number | null;
  readonly onSelect: (rating: number) => void;
};

/** Returns the element id of a rating's row. */
export const ratingRowId = (rating: number) => `reviews-row-${rating}`;

/** Renders the rating distribution, five stars first; a row filters the list by its rating (REV-01). */
export function RatingRows({ summary, selected, onSelect }: RatingRowsProps) {
  const t = useTranslations('category.reviews');
  const locale = useLocale();
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
                  {countText(count, locale)}
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
