import { act, renderHook } from '@testing-library/react';
import { fetchSummary } from '@/components/reviews/fetch-reviews';
import { useLatestCall } from '@/components/reviews/use-latest-call';
import { useRatingSummary } from '@/components/reviews/use-rating-summary';
import { summary } from './fixtures';

jest.mock('@/components/reviews/fetch-reviews', () => ({ fetchSummary: jest.fn() }));
const fetches = jest.mocked(fetchSummary);
type FetchedSummary = Awaited<ReturnType<typeof fetchSummary>>;

let responses: ((response: FetchedSummary) => void)[];
beforeEach(() => {
  responses = [];
  fetches.mockReset().mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
});
const response = (index: number, value: FetchedSummary) => act(async () => responses[index]?.(value));

test('aborts a request for the next one, and the last one when unmounted', () => {
  const { result, unmount } = renderHook(() => useLatestCall());
  const [first, second] = [result.current(), result.current()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  unmount();
  expect(second.aborted).toBe(true);
});

test.each([
  [{ state: 'fresh', value: summary }, { status: 'ready', summary }, 0],
  [{ state: 'stale', value: summary }, { status: 'ready', summary }, 0],
  [{ state: 'late' }, { status: 'loading' }, 1],
  [{ state: 'failed', message: 'Down.' }, { status: 'failed' }, 0],
] as const)('the server’s result %j starts as %j, with %d requests', (first, state, calls) => {
  const { result } = renderHook(() => useRatingSummary('2133', first));
  expect(result.current.state).toEqual(state);
  expect(fetches).toHaveBeenCalledTimes(calls);
});

test('only the response to the latest request counts', async () => {
  const { result } = renderHook(() => useRatingSummary('2133', { state: 'failed', message: '' }));
  act(() => result.current.retry());
  expect(result.current.state).toEqual({ status: 'loading' });
  act(() => result.current.retry());
  await response(0, { ok: true, value: { ...summary, total: 1 } });
  expect(result.current.state).toEqual({ status: 'loading' });
  await response(1, { ok: true, value: summary });
  expect(result.current.state).toEqual({ status: 'ready', summary });
});

test('retries a failed request', async () => {
  const { result } = renderHook(() => useRatingSummary('2133', { state: 'late' }));
  await response(0, { ok: false, error: '' });
  expect(result.current.state).toEqual({ status: 'failed' });
});
