import { productPageSize } from '@/lib/reviews/page-sizes';
import type { Review } from '@/lib/reviews/types';
import type { ReviewPage } from './fetch-reviews';

/** State of the list of reviews, all or of one rating (REV-02). */
export type Feed = {
  readonly rating: number | null;
  readonly reviews: readonly Review[];
  readonly total: number;
  /** Offset of the next page. */
  readonly next: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Error message of the last failure. */
  readonly message: string;
};

export type FeedAction =
  | { readonly type: 'open'; readonly rating: number | null }
  | { readonly type: 'ask' }
  | { readonly type: 'page'; readonly page: ReviewPage }
  | { readonly type: 'fail'; readonly message: string };

/** Returns an empty list that waits for its first page. */
export const emptyFeed = (rating: number | null): Feed => ({
  rating,
  reviews: [],
  total: 0,
  next: 0,
  status: 'loading',
  message: '',
});

/** Removes duplicates: newer reviews can move a review to a later page. */
function append(reviews: readonly Review[], more: readonly Review[]): readonly Review[] {
  const known = new Set(reviews.map(({ id }) => id));
  return [...reviews, ...more.filter(({ id }) => !known.has(id))];
}

/** Reduces the list: a new filter clears list, offset and error; a page advances the offset by the page size. */
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

/** Returns whether to show "Load More Reviews": fewer reviews than the total are loaded and a page is left. */
export function hasMore({ reviews, total, next }: Feed): boolean {
  return next > 0 && next < total && reviews.length < total;
}
