import { useCallback, useEffect, useReducer } from 'react';
import type { PageResult } from '@/lib/reviews/page-result';
import type { ReviewList } from '@/lib/reviews/types';
import { changeFeed, emptyFeed, type Feed } from './feed';
import { fetchReviews } from './fetch-reviews';
import { useLatestCall } from './use-latest-call';

/** Returns the list of the server's HTML. */
function serverFeed(result: PageResult<ReviewList>): Feed {
  const empty = emptyFeed(null);
  if (result.state === 'late') return empty;
  if (result.state === 'failed') return changeFeed(empty, { type: 'fail', message: result.message });
  return changeFeed(empty, { type: 'page', page: result.value });
}

/**
 * Manages a product's reviews: the first page comes from the server, further pages and filtered lists from the route
 * (REV-02). Only the response to the latest request counts.
 */
export function useReviewFeed(productId: string, first: PageResult<ReviewList>) {
  const [feed, dispatch] = useReducer(changeFeed, first, serverFeed);
  const startCall = useLatestCall();

  const load = useCallback(
    async (rating: number | null, offset: number) => {
      const signal = startCall();
      const response = await fetchReviews({ productId, rating, offset }, signal);
      if (signal.aborted) return;
      dispatch(
        response.ok ? { type: 'page', page: response.value } : { type: 'fail', message: response.error },
      );
    },
    [productId, startCall],
  );

  // The server's request timed out, so the browser requests the list.
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
