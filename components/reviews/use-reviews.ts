import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readApiError } from '@/components/forms/api-error';
import type { Result } from '@/lib/result';
import type { PageResult } from '@/lib/reviews';
import {
  productPageSize,
  type Rating,
  type Review,
  type ReviewList,
  type ReviewSummary,
  type ReviewsFailure,
} from '@/lib/reviews/model';

/** The value, or the reason why it is missing; null if the response has no reason. */
type Fetched<T> = Result<T, ReviewsFailure | null>;

type Body = { readonly [name: string]: unknown };

async function fetchJson<T>(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  parse: (body: Body) => T | null,
): Promise<Fetched<T>> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
    if (!response.ok) return { ok: false, error: await readApiError(response) };
    const value = parse(Object(await response.json()));
    return value === null ? { ok: false, error: null } : { ok: true, value };
  } catch {
    return { ok: false, error: null };
  }
}

/**
 * Starts requests of which only the latest counts: a new request, or unmounting, aborts the previous one. Callers must
 * ignore a response whose signal is aborted.
 */
function useLatestCall(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);
  return useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);
}

export type SummaryState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly summary: ReviewSummary };

function serverState(result: PageResult<ReviewSummary>): SummaryState {
  if ('value' in result) return { status: 'ready', summary: result.value };
  return { status: result.state === 'late' ? 'loading' : 'failed' };
}

type SummaryBody = Omit<ReviewSummary, 'recommendedShare'>;

const isSummary = (body: Body): body is Body & SummaryBody =>
  Array.isArray(body.distribution) && Number.isInteger(body.total) && typeof body.average === 'number';

// The route's response has no recommended share.
const parseSummary = (body: Body): ReviewSummary | null =>
  isSummary(body) ? { ...body, recommendedShare: null } : null;

/** Manages the rating summary: the server's, or one that the browser requests from the route (REV-04). */
export function useRatingSummary(productId: string, first: PageResult<ReviewSummary>) {
  const [state, setState] = useState(() => serverState(first));
  const startCall = useLatestCall();

  const load = useCallback(async () => {
    const signal = startCall();
    const response = await fetchJson('/api/reviews/summary', { productId }, signal, parseSummary);
    if (signal.aborted) return;
    setState(response.ok ? { status: 'ready', summary: response.value } : { status: 'failed' });
  }, [productId, startCall]);

  const isLate = first.state === 'late';
  useEffect(() => {
    if (isLate) void load();
  }, [isLate, load]);

  const retry = () => {
    setState({ status: 'loading' });
    void load();
  };
  return { state, retry };
}

/** State of the list of reviews, all or of one rating (REV-02). */
export type Feed = {
  readonly rating: Rating | null;
  readonly reviews: readonly Review[];
  readonly total: number;
  /** Offset of the next page. */
  readonly next: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last failure; null if unknown. */
  readonly failure: ReviewsFailure | null;
};

type Page = Pick<ReviewList, 'reviews' | 'total'>;

type FeedAction =
  | { readonly type: 'open'; readonly rating: Rating | null }
  | { readonly type: 'ask' }
  | { readonly type: 'page'; readonly page: Page }
  | { readonly type: 'fail'; readonly failure: ReviewsFailure | null };

/** Returns an empty list that waits for its first page. */
export const emptyFeed = (rating: Rating | null): Feed => ({
  rating,
  reviews: [],
  total: 0,
  next: 0,
  status: 'loading',
  failure: null,
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
      return { ...feed, status: 'loading', failure: null };
    case 'page':
      return {
        ...feed,
        reviews: append(feed.reviews, action.page.reviews),
        total: action.page.total,
        next: feed.next + productPageSize,
        status: 'ready',
        failure: null,
      };
    case 'fail':
      return { ...feed, status: 'failed', failure: action.failure };
  }
}

/** Returns whether to show "Load More Reviews": fewer reviews than the total are loaded and a page is left. */
export function hasMore({ reviews, total, next }: Feed): boolean {
  return next > 0 && next < total && reviews.length < total;
}

/** Returns the list of the server's HTML. */
function serverFeed(result: PageResult<ReviewList>): Feed {
  const empty = emptyFeed(null);
  if (result.state === 'late') return empty;
  if (result.state === 'failed') return changeFeed(empty, { type: 'fail', failure: result.failure });
  return changeFeed(empty, { type: 'page', page: result.value });
}

const isPage = (body: Body): body is Body & Page =>
  Array.isArray(body.reviews) && Number.isInteger(body.total);

const parsePage = (body: Body): Page | null => (isPage(body) ? body : null);

/**
 * Manages a product's reviews: the first page comes from the server, further pages and filtered lists from the route
 * (REV-02). Only the response to the latest request counts.
 */
export function useReviewFeed(productId: string, first: PageResult<ReviewList>) {
  const [feed, dispatch] = useReducer(changeFeed, first, serverFeed);
  const startCall = useLatestCall();

  const load = useCallback(
    async (rating: Rating | null, offset: number) => {
      const signal = startCall();
      const query = {
        productId,
        ...(rating === null ? {} : { rating: String(rating) }),
        limit: String(productPageSize),
        offset: String(offset),
      };
      const response = await fetchJson('/api/reviews', query, signal, parsePage);
      if (signal.aborted) return;
      dispatch(
        response.ok ? { type: 'page', page: response.value } : { type: 'fail', failure: response.error },
      );
    },
    [productId, startCall],
  );

  // The server's request timed out, so the browser requests the list.
  const isLate = first.state === 'late';
  useEffect(() => {
    if (isLate) void load(null, 0);
  }, [isLate, load]);

  const filter = (rating: Rating | null) => {
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
