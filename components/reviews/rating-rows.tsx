import type { CSSProperties } from 'react';
import type { ReviewSummary } from '@/lib/reviews/types';
import { countText, reviewCount } from './format';
import styles from './rating-rows.module.css';
import { type ReviewsWords, ratings } from './reviews-words';

type RatingRowsProps = {
  readonly summary: ReviewSummary;
  readonly words: ReviewsWords;
  /** The rating the list shows, null for all. */
  readonly selected: number | null;
  readonly onSelect: (rating: number) => void;
};

/** Where a rating's row is in the page. */
export const ratingRowId = (rating: number) => `reviews-row-${rating}`;

/** How the ratings spread, five stars first; a row shows the list of its rating (spec section 2, Reviews tab). */
export function RatingRows({ summary, words, selected, onSelect }: RatingRowsProps) {
  const counts = new Map(summary.distribution.map(({ rating, count }) => [rating, count]));
  const all = ratings.reduce((sum, rating) => sum + (counts.get(rating) ?? 0), 0);
  return (
    <ul aria-label={words.summary.distribution} className={styles.rows}>
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
              <span className={styles.stars}>{words.stars[rating]}</span>
              <span className={styles.bar} style={{ '--share': `${share}%` } as CSSProperties} />
              <span className={styles.count}>
                <span aria-hidden="true" className={styles.number}>
                  {countText(count, words)}
                </span>
                <span className="visually-hidden">{reviewCount(count, words)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
