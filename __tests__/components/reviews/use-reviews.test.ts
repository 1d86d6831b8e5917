/** @jest-environment jsdom */
// Rules: REV-02
import { act, renderHook } from '@testing-library/react';
import {
  changeFeed,
  emptyFeed,
  type Feed,
  hasMore,
  useRatingSummary,
  useReviewFeed,
} from '@/components/reviews/use-reviews';
import type { PageResult } from '@/lib/reviews';
import type { Rating, ReviewList, ReviewSummary } from '@/lib/reviews/model';
import { fakeFetch, queryOf } from './fake-fetch';
import { reviewsFrom, summary } from './fixtures';

const calls = fakeFetch();
const failure = { code: 'upstream-timeout' };

describe('the rating summary', () => {
  const setUp = (first: PageResult<ReviewSummary>) => renderHook(() => useRatingSummary('2133', first));
  const { recommendedShare: _, ...body } = summary;
  const withoutShare = { ...body, recommendedShare: null };

  test.each<[PageResult<ReviewSummary>, unknown, number]>([
    [{ state: 'fresh', value: summary }, { status: 'ready', summary }, 0],
    [{ state: 'stale', value: summary }, { status: 'ready', summary }, 0],
    [{ state: 'late' }, { status: 'loading' }, 1],
    [{ state: 'failed', failure }, { status: 'failed' }, 0],
  ])('the server’s result %j starts as %j, with %d requests', (first, state, requests) => {
    const { result } = setUp(first);
    expect(result.current.state).toEqual(state);
    expect(calls).toHaveLength(requests);
  });

  test('only the response to the latest request counts', async () => {
    const { result, unmount } = setUp({ state: 'failed', failure });
    act(() => result.current.retry());
    expect(result.current.state).toEqual({ status: 'loading' });
    act(() => result.current.retry());
    await calls[0]?.respond({ body: { ...body, total: 1 } });
    expect(result.current.state).toEqual({ status: 'loading' });
    await calls[1]?.respond({ body });
    expect(result.current.state).toEqual({ status: 'ready', summary: withoutShare });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    unmount();
    expect(calls[1]?.signal.aborted).toBe(true);
  });

  test('a failed request can be retried', async () => {
    const { result } = setUp({ state: 'late' });
    await calls[0]?.respond({ status: 502, body: { error: { code: 'upstream-http', message: '' } } });
    expect(result.current.state).toEqual({ status: 'failed' });
    act(() => result.current.retry());
    expect(calls.map(({ url }) => url)).toEqual(Array(2).fill('/api/reviews/summary?productId=2133'));
  });
});

const page = (first: number, count: number, total: number, feed = emptyFeed(null)) =>
  changeFeed(feed, { type: 'page', page: { reviews: reviewsFrom(first, count), total } });

describe('the state of the list (REV-02)', () => {
  it('advances the offset by the page size and appends', () => {
    const second = page(6, 5, 12, page(1, 5, 12));
    expect(second).toMatchObject({ next: 10, total: 12, status: 'ready' });
    expect(second.reviews).toHaveLength(10);
  });

  it('shows a review once if it moved to a later page', () => {
    expect(page(5, 5, 12, page(1, 5, 12)).reviews).toHaveLength(9);
  });

  it('clears list, offset and error for another filter', () => {
    const failed = changeFeed(page(1, 5, 12), { type: 'fail', failure });
    expect(changeFeed(failed, { type: 'open', rating: 4 })).toEqual(emptyFeed(4));
  });

  it('keeps the reviews when a later page fails, and clears the error at the next attempt', () => {
    const failed = changeFeed(page(1, 5, 12), { type: 'fail', failure });
    expect(failed).toMatchObject({ next: 5, status: 'failed', failure });
    expect(failed.reviews).toHaveLength(5);
    expect(changeFeed(failed, { type: 'ask' })).toMatchObject({ status: 'loading', failure: null, next: 5 });
  });

  it.each<[string, Feed, boolean]>([
    ['nothing loaded yet', emptyFeed(null), false],
    ['fewer than the total', page(1, 5, 12), true],
    ['all reviews', page(1, 5, 5), false],
    ['the last page', page(11, 2, 12, page(6, 5, 12, page(1, 5, 12))), false],
    ['a later page failed', changeFeed(page(1, 5, 12), { type: 'fail', failure }), true],
    ['the first page failed', changeFeed(emptyFeed(null), { type: 'fail', failure }), false],
    ['one was dropped from the last page', page(6, 4, 10, page(1, 5, 10)), false],
  ])('offers more: %s', (_name, feed, expected) => {
    expect(hasMore(feed)).toBe(expected);
  });
});

describe('the list', () => {
  const pageFrom = (first: number, total = 12): ReviewList => ({
    reviews: reviewsFrom(first, 5),
    total,
    limit: 5,
    offset: first - 1,
  });
  const fresh: PageResult<ReviewList> = { state: 'fresh', value: pageFrom(1) };

  function setUp(first: PageResult<ReviewList>) {
    const { result, unmount } = renderHook(() => useReviewFeed('2133', first));
    return {
      unmount,
      now: () => {
        const { rating, status, reviews } = result.current.feed;
        return [rating, status, reviews.length];
      },
      failure: () => result.current.feed.failure,
      filter: (rating: Rating | null) => act(() => result.current.filter(rating)),
      more: () => act(() => result.current.more()),
    };
  }

  const all = (offset: string) => ({ productId: '2133', limit: '5', offset });

  test.each<[PageResult<ReviewList>, unknown[], number]>([
    [fresh, [null, 'ready', 5], 0],
    [{ state: 'stale', value: pageFrom(1) }, [null, 'ready', 5], 0],
    [{ state: 'failed', failure }, [null, 'failed', 0], 0],
    [{ state: 'late' }, [null, 'loading', 0], 1],
  ])('the server’s result starts the list: %#', (first, state, requests) => {
    const list = setUp(first);
    expect(list.now()).toEqual(state);
    expect(list.failure()).toEqual(first.state === 'failed' ? failure : null);
    expect(calls.map(queryOf)).toEqual(requests ? [all('0')] : []);
  });

  test('requests the next page once and appends it', async () => {
    const { now, more } = setUp(fresh);
    more();
    more();
    expect(now()).toEqual([null, 'loading', 5]);
    expect(calls.map(queryOf)).toEqual([all('5')]);
    await calls[0]?.respond({ body: pageFrom(6) });
    expect(now()).toEqual([null, 'ready', 10]);
    more();
    expect(calls.map(queryOf)).toEqual([all('5'), all('10')]);
  });

  test.each([
    ['the code of an error', { status: 502, body: { error: { ...failure, message: 'm' } } }, failure],
    ['no error', { status: 502, body: null }, null],
    ['another shape', { body: { reviews: 'x', total: 1 } }, null],
  ])('retries a failed page, and clears its error: %s', async (_name, response, expected) => {
    const list = setUp(fresh);
    list.more();
    await calls[0]?.respond(response);
    expect(list.now()).toEqual([null, 'failed', 5]);
    if (expected) expect(list.failure()).toMatchObject(expected);
    else expect(list.failure()).toBeNull();
    list.more();
    expect(list.now()).toEqual([null, 'loading', 5]);
    expect(list.failure()).toBeNull();
    expect(calls).toHaveLength(2);
  });

  test('a filter starts a separate list with separate pages', async () => {
    const { now, filter, more } = setUp(fresh);
    filter(4);
    expect(now()).toEqual([4, 'loading', 0]);
    await calls[0]?.respond({ body: pageFrom(20) });
    expect(now()).toEqual([4, 'ready', 5]);
    more();
    expect(calls.map(queryOf)).toEqual([
      { ...all('0'), rating: '4' },
      { ...all('5'), rating: '4' },
    ]);
  });

  test('removing the filter restores the server’s list at once, whatever is pending', async () => {
    const { now, filter } = setUp(fresh);
    filter(4);
    filter(null);
    expect(now()).toEqual([null, 'ready', 5]);
    await calls[0]?.respond({ body: pageFrom(20, 1) });
    expect(now()).toEqual([null, 'ready', 5]);
    expect(calls).toHaveLength(1);
  });

  test('requests a list that the server did not have', async () => {
    const { now, filter } = setUp({ state: 'failed', failure });
    filter(null);
    expect(now()).toEqual([null, 'loading', 0]);
    expect(calls.map(queryOf)).toEqual([all('0')]);
    await calls[0]?.respond({ body: pageFrom(1) });
    expect(now()).toEqual([null, 'ready', 5]);
  });

  test('only the response to the latest request counts', async () => {
    const { now, filter } = setUp(fresh);
    filter(4);
    filter(5);
    await calls[0]?.respond({ body: pageFrom(20) });
    expect(now()).toEqual([5, 'loading', 0]);
    await calls[1]?.respond({ body: pageFrom(30) });
    expect(now()).toEqual([5, 'ready', 5]);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('aborts pending requests when unmounted', () => {
    const { filter, unmount } = setUp(fresh);
    filter(4);
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
