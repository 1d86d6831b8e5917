import { productPageSize } from '@/lib/reviews/page-sizes';
import type { Review } from '@/lib/reviews/types';
import type { ReviewPage } from './fetch-reviews';

/** The list of reviews, all or of one rating (spec section 4, Review browsing). */
export type Feed = {
  readonly rating: number | null;
  readonly reviews: readonly Review[];
  readonly total: number;
  /** Offset of the page that comes next. */
  readonly next: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** What is known of the failure. */
  readonly message: string;
};

export type FeedAction =
  | { readonly type: 'open'; readonly rating: number | null }
  | { readonly type: 'ask' }
  | { readonly type: 'page'; readonly page: ReviewPage }
  | { readonly type: 'fail'; readonly message: string };

/** An empty list that waits for its first page. */
export const emptyFeed = (rating: number | null): Feed => ({
  rating,
  reviews: [],
  total: 0,
  next: 0,
  status: 'loading',
  message: '',
});

/** A review that moved to a later page because newer ones came in is not shown twice. */
function append(reviews: readonly Review[], more: readonly Review[]): readonly Review[] {
  const known = new Set(reviews.map(({ id }) => id));
  return [...reviews, ...more.filter(({ id }) => !known.has(id))];
}

/** Another filter clears the list, the offset and the error; a page advances the offset by the page size. */
export function changeFeed(feed: Feed, action: FeedAction): Feed {
  switch (action.type) {
    case 'open':
      return emptyFeed(action.rating);
    case 'ask':
      return { ...feed, status: 'loading', message: '' };
    case 'page':
      return {
        ...feed,
        reviews: append(feed.reviews, action.page.reviews),
        total: action.page.total,
        next: feed.next + productPageSize,
        status: 'ready',
        message: '',
      };
    case 'fail':
      return { ...feed, status: 'failed', message: action.message };
  }
}

/** "Load More Reviews" shows only while fewer than the total are loaded, and there is a page left to ask for. */
export function hasMore({ reviews, total, next }: Feed): boolean {
  return next > 0 && next < total && reviews.length < total;
}
