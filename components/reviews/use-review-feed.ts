import { useCallback, useEffect, useReducer } from 'react';
import type { PageReading } from '@/lib/reviews/last-good';
import type { ReviewList } from '@/lib/reviews/types';
import { changeFeed, emptyFeed, type Feed } from './feed';
import { fetchReviews } from './fetch-reviews';
import { useLatestCall } from './use-latest-call';

/** The list as the server's HTML has it. */
function serverFeed(reading: PageReading<ReviewList>): Feed {
  const empty = emptyFeed(null);
  if (reading.state === 'late') return empty;
  if (reading.state === 'failed') return changeFeed(empty, { type: 'fail', message: reading.message });
  return changeFeed(empty, { type: 'page', page: reading.value });
}

/**
 * The list of a product's reviews: the first page from the server, the others and those of one rating from the
 * route (spec section 4, Review browsing). Only the answer to the latest call counts.
 */
export function useReviewFeed(productId: string, first: PageReading<ReviewList>) {
  const [feed, dispatch] = useReducer(changeFeed, first, serverFeed);
  const startCall = useLatestCall();

  const load = useCallback(
    async (rating: number | null, offset: number) => {
      const signal = startCall();
      const answer = await fetchReviews({ productId, rating, offset }, signal);
      if (signal.aborted) return;
      dispatch(answer.ok ? { type: 'page', page: answer.value } : { type: 'fail', message: answer.message });
    },
    [productId, startCall],
  );

  // The service was too slow for the server: the browser asks by itself.
  const isLate = first.state === 'late';
  useEffect(() => {
    if (isLate) void load(null, 0);
  }, [isLate, load]);

  const filter = (rating: number | null) => {
    dispatch({ type: 'open', rating });
    if (rating === null && 'value' in first) {
      startCall();
      dispatch({ type: 'page', page: first.value });
    } else void load(rating, 0);
  };

  const more = () => {
    if (feed.status === 'loading') return;
    dispatch({ type: 'ask' });
    void load(feed.rating, feed.next);
  };

  return { feed, filter, more };
}
