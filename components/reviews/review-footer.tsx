import { fill } from '@/lib/i18n/fill';
import type { Review } from '@/lib/reviews/types';
import { countText } from './format';
import styles from './review-card.module.css';
import type { ReviewsWords } from './reviews-words';

type ReviewFooterProps = { readonly review: Review; readonly words: ReviewsWords };

/** Whether the author recommends the product, and what other readers made of the review. */
export function ReviewFooter({ review, words }: ReviewFooterProps) {
  const { recommended, helpfulCount, unhelpfulCount } = review;
  const { card } = words;
  if (recommended === null && helpfulCount + unhelpfulCount === 0) return null;
  return (
    <ul className={styles.facts}>
      {recommended === null ? null : <li>{recommended ? card.recommended : card['not-recommended']}</li>}
      {helpfulCount > 0 ? <li>{fill(card.helpful, { count: countText(helpfulCount, words) })}</li> : null}
      {unhelpfulCount > 0 ? (
        <li>{fill(card.unhelpful, { count: countText(unhelpfulCount, words) })}</li>
      ) : null}
    </ul>
  );
}
