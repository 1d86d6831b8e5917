import { Button } from '@/components/ui/button';
import styles from './first-review.module.css';
import type { ReviewsWords } from './reviews-words';

type FirstReviewProps = { readonly words: ReviewsWords; readonly onWrite: () => void };

/** In place of both panes, as long as nobody has reviewed the product (spec section 8). */
export function FirstReview({ words: { summary }, onWrite }: FirstReviewProps) {
  return (
    <div className={styles.first}>
      <h2 className={styles.heading}>{summary.none}</h2>
      <p className={styles.text}>{summary['none-text']}</p>
      <Button aria-haspopup="dialog" onClick={onWrite}>
        {summary.write}
      </Button>
    </div>
  );
}
