/** @jest-environment jsdom */
// Rules: REV-02
import { act, renderHook } from '@testing-library/react';
import { fetchReviews } from '@/components/reviews/fetch-reviews';
import { useReviewFeed } from '@/components/reviews/use-review-feed';
import type { PageResult } from '@/lib/reviews/page-result';
import type { ReviewList } from '@/lib/reviews/types';
import { reviewsFrom } from './fixtures';

jest.mock('@/components/reviews/fetch-reviews', () => ({ fetchReviews: jest.fn() }));
const fetches = jest.mocked(fetchReviews);
type Response = Awaited<ReturnType<typeof fetchReviews>>;

let responses: ((response: Response) => void)[];
beforeEach(() => {
  responses = [];
  fetches.mockReset().mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
});

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
      const { rating, status, message, reviews } = result.current.feed;
      return [rating, status, message, reviews.length];
    },
    filter: (rating: number | null) => act(() => result.current.filter(rating)),
    more: () => act(() => result.current.more()),
    respond: (index: number, response: Response) => act(async () => responses[index]?.(response)),
  };
}

const requested = () =>
  fetches.mock.calls.map(([{ productId, rating, offset }]) => [productId, rating, offset]);

test.each<[PageResult<ReviewList>, unknown[], number]>([
  [fresh, [null, 'ready', '', 5], 0],
  [{ state: 'stale', value: pageFrom(1) }, [null, 'ready', '', 5], 0],
  [{ state: 'failed', message: 'Down.' }, [null, 'failed', 'Down.', 0], 0],
  [{ state: 'late' }, [null, 'loading', '', 0], 1],
])('the server’s result starts the list: %#', (first, state, calls) => {
  const { now } = setUp(first);
  expect(now()).toEqual(state);
  expect(requested()).toEqual(calls ? [['2133', null, 0]] : []);
});

test('requests the next page once and appends it', async () => {
  const { now, more, respond } = setUp(fresh);
  more();
  more();
  expect(now()).toEqual([null, 'loading', '', 5]);
  expect(requested()).toEqual([['2133', null, 5]]);
  await respond(0, { ok: true, value: pageFrom(6) });
  expect(now()).toEqual([null, 'ready', '', 10]);
  more();
  expect(requested().at(-1)).toEqual(['2133', null, 10]);
});

test('retries a failed page, and clears its message', async () => {
  const { now, more, respond } = setUp(fresh);
  more();
  await respond(0, { ok: false, error: 'Down.' });
  expect(now()).toEqual([null, 'failed', 'Down.', 5]);
  more();
  expect(now()).toEqual([null, 'loading', '', 5]);
  expect(requested()).toHaveLength(2);
});

test('a filter starts a separate list with separate pages', async () => {
  const { now, filter, more, respond } = setUp(fresh);
  filter(4);
  expect(now()).toEqual([4, 'loading', '', 0]);
  await respond(0, { ok: true, value: pageFrom(20) });
  expect(now()).toEqual([4, 'ready', '', 5]);
  more();
  expect(requested()).toEqual([
    ['2133', 4, 0],
    ['2133', 4, 5],
  ]);
});

test('removing the filter restores the server’s list at once, whatever is pending', async () => {
  const { now, filter, respond } = setUp(fresh);
  filter(4);
  filter(null);
  expect(now()).toEqual([null, 'ready', '', 5]);
  await respond(0, { ok: true, value: pageFrom(20, 1) });
  expect(now()).toEqual([null, 'ready', '', 5]);
  expect(requested()).toHaveLength(1);
});

test('requests a list that the server did not have', async () => {
  const { now, filter, respond } = setUp({ state: 'failed', message: 'Down.' });
  filter(null);
  expect(now()).toEqual([null, 'loading', '', 0]);
  expect(requested()).toEqual([['2133', null, 0]]);
  await respond(0, { ok: true, value: pageFrom(1) });
  expect(now()).toEqual([null, 'ready', '', 5]);
});

test('only the response to the latest request counts', async () => {
  const { now, filter, respond } = setUp(fresh);
  filter(4);
  filter(5);
  await respond(0, { ok: true, value: pageFrom(20) });
  expect(now()).toEqual([5, 'loading', '', 0]);
  await respond(1, { ok: true, value: pageFrom(30) });
  expect(now()).toEqual([5, 'ready', '', 5]);
  expect(fetches.mock.calls[0]?.[1]?.aborted).toBe(true);
});

test('aborts pending requests when unmounted', () => {
  const { filter, unmount } = setUp(fresh);
  filter(4);
  unmount();
  expect(fetches.mock.calls[0]?.[1]?.aborted).toBe(true);
});
