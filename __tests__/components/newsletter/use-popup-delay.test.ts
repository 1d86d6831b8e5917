/** @jest-environment jsdom */
// Rules: NEWS-01
import { act, renderHook } from '@testing-library/react';
import { usePopupDelay } from '@/components/newsletter/newsletter-popup';
import { mockReadyState } from '../../support/mock-ready-state';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const page = mockReadyState();

test('makes one attempt, 5 seconds after the load event', async () => {
  const attempt = jest.fn(async () => 'done' as const);
  renderHook(() => usePopupDelay(attempt));
  await wait(4999);
  expect(attempt).not.toHaveBeenCalled();
  await wait(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test.each([
  [2000, 3000],
  [60_000, 0],
])('of a page that has loaded %d ms ago, it waits %d ms', async (ago, rest) => {
  jest.advanceTimersByTime(100_000);
  const entry = { loadEventStart: performance.now() - ago } as PerformanceNavigationTiming;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const delays = jest.spyOn(window, 'setTimeout');
  renderHook(() => usePopupDelay(async () => 'done'));
  expect(delays.mock.calls.map(([, ms]) => ms)).toEqual([rest]);
});

test('repeats an attempt each second while the visitor is occupied', async () => {
  const attempt = jest.fn<Promise<'later' | 'done'>, []>(async () => 'done');
  attempt.mockResolvedValueOnce('later').mockResolvedValueOnce('later');
  renderHook(() => usePopupDelay(attempt));
  await wait(5999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await wait(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('counts from the load event of a loading page', async () => {
  page.readyState = 'interactive';
  const attempt = jest.fn(async () => 'done' as const);
  renderHook(() => usePopupDelay(attempt));
  await wait(60_000);
  expect(attempt).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await wait(5000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test.each<DocumentReadyState>(['interactive', 'complete'])(
  'removes timers and listeners when the document is %s',
  async (state) => {
    page.readyState = state;
    const attempt = jest.fn(async () => 'done' as const);
    const { unmount } = renderHook(() => usePopupDelay(attempt));
    unmount();
    window.dispatchEvent(new Event('load'));
    await wait(60_000);
    expect(attempt).not.toHaveBeenCalled();
  },
);

test('makes no attempt after one that ends after unmounting', async () => {
  let end = (_outcome: 'later') => {};
  const attempt = jest.fn(
    () =>
      new Promise<'later' | 'done'>((resolve) => {
        end = resolve;
      }),
  );
  const { unmount } = renderHook(() => usePopupDelay(attempt));
  await wait(5000);
  unmount();
  end('later');
  await wait(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
