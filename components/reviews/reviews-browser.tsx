'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import type { PageReviews } from '@/lib/reviews';
import type { Rating } from '@/lib/reviews/model';
import { RatingSummary, ratingRowId } from './rating-summary';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';
import { useRatingSummary, useReviewFeed } from './use-reviews';

const loadWriteReview = () => import('./write/write-review').then(({ WriteReview }) => WriteReview);

/** Renders the invitation to the first review in place of both panes (REV-04). */
function FirstReview({ onWrite }: { readonly onWrite: () => void }) {
  const t = useTranslations('category.reviews.summary');
  return (
    <div className={styles.first}>
      <h2 className={styles.firstHeading}>{t('none')}</h2>
      <p className={styles.firstText}>{t('none-text')}</p>
      <Button aria-haspopup="dialog" onClick={onWrite}>
        {t('write')}
      </Button>
    </div>
  );
}

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
  const select = (rating: Rating) => {
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
