import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { listFailure } from './failure-words';
import { type Feed, hasMore } from './feed';
import { shownCount } from './format';
import { ReviewCard } from './review-card';
import styles from './review-list.module.css';
import { isRating, type ReviewsWords } from './reviews-words';

type ReviewListProps = {
  readonly feed: Feed;
  readonly words: ReviewsWords;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onMore: () => void;
};

/** What stands where there are no reviews, or how many there are. */
function statusText({ status, reviews, rating, total }: Feed, words: ReviewsWords): string {
  const { list } = words;
  if (status === 'loading') return list.loading;
  if (status === 'failed' && reviews.length === 0) return '';
  if (reviews.length === 0) return rating === null ? list.empty : list.none;
  return shownCount(reviews.length, Math.max(total, reviews.length), words);
}

/** Where "Load More Reviews" was pressed, the first of the new reviews gets the focus. */
function useFocusOnMore({ reviews, rating }: Feed) {
  const cards = useRef<HTMLOListElement>(null);
  const waitsFrom = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends the waiting.
  useEffect(() => {
    waitsFrom.current = null;
  }, [rating]);
  useEffect(() => {
    const from = waitsFrom.current;
    if (from === null || reviews.length <= from) return;
    waitsFrom.current = null;
    cards.current?.children[from]?.querySelector('article')?.focus({ preventScroll: true });
  }, [reviews]);

  return {
    cards,
    wait: () => {
      waitsFrom.current = reviews.length;
    },
  };
}

/** The pane of the reviews themselves, all or of one rating, in each of its states (spec sections 4 and 8). */
export function ReviewList({ feed, words, heading, onBack, onMore }: ReviewListProps) {
  const { rating, reviews, status, message } = feed;
  const { list } = words;
  const { cards, wait } = useFocusOnMore(feed);
  const isLoading = status === 'loading';
  const title = rating !== null && isRating(rating) ? list.filtered[rating] : list.title;
  return (
    <section aria-busy={isLoading} aria-labelledby="reviews-list" className={styles.list}>
      {rating === null ? null : (
        <Button className={styles.back} onClick={onBack} variant="ghost">
          <Icon name="arrow-left" size={20} />
          {list.back}
        </Button>
      )}
      <div className={styles.head}>
        <h2 className={styles.heading} id="reviews-list" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="status">{statusText(feed, words)}</p>
      </div>
      <ol className={styles.cards} ref={cards}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} words={words} />
          </li>
        ))}
      </ol>
      {isLoading && reviews.length === 0 ? <div aria-hidden="true" className={styles.waiting} /> : null}
      <div className={styles.end}>
        <p className={styles.error} role="alert">
          {status === 'failed' ? listFailure(message, words) : ''}
        </p>
        {status === 'failed' && reviews.length === 0 ? (
          <Button onClick={onMore} variant="outline">
            {words.summary.retry}
          </Button>
        ) : null}
        {hasMore(feed) ? (
          <Button
            aria-disabled={isLoading}
            onClick={() => {
              wait();
              onMore();
            }}
            variant="outline"
          >
            {isLoading ? list.loading : list.more}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
