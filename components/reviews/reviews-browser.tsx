'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazy } from '@/components/ui/use-lazy';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { FirstReview } from './first-review';
import { ratingRowId } from './rating-rows';
import { RatingSummary } from './rating-summary';
import { ReviewList } from './review-list';
import styles from './reviews-browser.module.css';
import { useRatingSummary } from './use-rating-summary';
import { useReviewFeed } from './use-review-feed';

const loadWriteReview = () => import('./write/write-review').then(({ WriteReview }) => WriteReview);

type ReviewsBrowserProps = {
  readonly productName: string;
  readonly reviews: PageReviews;
  readonly termsUrl: string;
};

/** Renders summary and list side by side, and the button to write a review (REV-01). */
export function ReviewsBrowser({ productName, reviews, termsUrl }: ReviewsBrowserProps) {
  const { productId } = reviews;
  const { state, retry } = useRatingSummary(productId, reviews.summary);
  const { feed, filter, more } = useReviewFeed(productId, reviews.list);
  const [writing, setWriting] = useState(false);
  const [WriteReview, requestForm] = useLazy(loadWriteReview);
  const heading = useRef<HTMLHeadingElement>(null);

  const write = () => {
    void requestForm();
    setWriting(true);
  };
  // On small screens the pressed pane disappears, so move the focus to the changed pane.
  const select = (rating: number) => {
    flushSync(() => filter(rating));
    heading.current?.focus();
  };
  const back = () => {
    const row = ratingRowId(feed.rating ?? 0);
    flushSync(() => filter(null));
    document.getElementById(row)?.focus();
  };
  const isFirst = state.status === 'ready' && state.summary.total === 0 && feed.rating === null;

  return (
    <>
      {isFirst && feed.reviews.length === 0 ? (
        <FirstReview onWrite={write} />
      ) : (
        <div className={styles.panes} data-filtered={feed.rating !== null}>
          <div className={styles.summary}>
            <RatingSummary
              onRetry={retry}
              onSelect={select}
              onWrite={write}
              selected={feed.rating}
              state={state}
            />
          </div>
          <ReviewList feed={feed} heading={heading} onBack={back} onMore={more} />
        </div>
      )}
      {WriteReview ? (
        <WriteReview
          onClose={() => setWriting(false)}
          open={writing}
          productId={productId}
          productName={productName}
          termsUrl={termsUrl}
        />
      ) : null}
    </>
  );
}
