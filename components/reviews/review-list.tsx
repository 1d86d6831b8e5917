import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Feed, hasMore } from './feed';
import { listFailure } from './list-failure';
import { isRating } from './ratings';
import { ReviewCard } from './review-card';
import styles from './review-list.module.css';

type ReviewListProps = {
  readonly feed: Feed;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onMore: () => void;
};

/** Returns the status message: why the list is empty, or the number of reviews. */
function useStatusText({ status, reviews, rating, total }: Feed): string {
  const t = useTranslations('category.reviews.list');
  if (status === 'loading') return t('loading');
  if (status === 'failed' && reviews.length === 0) return '';
  if (reviews.length === 0) return rating === null ? t('empty') : t('none');
  return t('shown', { shown: reviews.length, total: Math.max(total, reviews.length) });
}

/** Focuses the first new review after "Load More Reviews". */
function useFocusOnMore({ reviews, rating }: Feed) {
  const cards = useRef<HTMLOListElement>(null);
  const waitsFrom = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list cancels the pending focus.
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

/** Renders the pane of the reviews, all or of one rating, in each state (REV-03). */
export function ReviewList({ feed, heading, onBack, onMore }: ReviewListProps) {
  const t = useTranslations('category.reviews.list');
  const retry = useTranslations('category.reviews.summary')('retry');
  const { rating, reviews, status, message } = feed;
  const { cards, wait } = useFocusOnMore(feed);
  const isLoading = status === 'loading';
  const title = rating !== null && isRating(rating) ? t(`filtered.${rating}`) : t('title');
  return (
    <section aria-busy={isLoading} aria-labelledby="reviews-list" className={styles.list}>
      {rating === null ? null : (
        <Button className={styles.back} onClick={onBack} variant="ghost">
          <Icon name="arrow-left" size={20} />
          {t('back')}
        </Button>
      )}
      <div className={styles.head}>
        <h2 className={styles.heading} id="reviews-list" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="status">{useStatusText(feed)}</p>
      </div>
      <ol className={styles.cards} ref={cards}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      {isLoading && reviews.length === 0 ? <div aria-hidden="true" className={styles.waiting} /> : null}
      <div className={styles.end}>
        <p className={styles.error} role="alert">
          {status === 'failed' ? listFailure(message, t) : ''}
        </p>
        {status === 'failed' && reviews.length === 0 ? (
          <Button onClick={onMore} variant="outline">
            {retry}
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
            {isLoading ? t('loading') : t('more')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
