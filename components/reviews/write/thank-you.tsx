import { useEffect, useRef } from 'react';
import type { ReviewsWords } from '../reviews-words';
import styles from './thank-you.module.css';

/** What stands in the dialog after a review was taken, until it closes (spec section 4, Review form). */
export function ThankYou({ words }: { readonly words: ReviewsWords['form'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.thanks} ref={box} role="status" tabIndex={-1}>
      <p className={styles.words}>{words['thank-you']}</p>
      <p>{words['thank-you-text']}</p>
    </div>
  );
}
