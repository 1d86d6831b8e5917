/** @jest-environment jsdom */
// Rules: HERO-04
import { act, renderHook } from '@testing-library/react';
import { useAfterLoad } from '@/components/home/hero/use-after-load';
import { useAutoHide } from '@/components/home/hero/use-auto-hide';
import { mockReadyState } from '../../support/mock-ready-state';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const page = mockReadyState();

describe('after the load event', () => {
  test('of a loaded page, counts the delay', async () => {
    const { result } = renderHook(() => useAfterLoad(100));
    await wait(99);
    expect(result.current).toBe(false);
    await wait(1);
    expect(result.current).toBe(true);
  });

  test('of a loading page, counts from its load event', async () => {
    page.readyState = 'interactive';
    const { result } = renderHook(() => useAfterLoad(100));
    await wait(10_000);
    expect(result.current).toBe(false);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(jest.getTimerCount()).toBe(1);
    await wait(100);
    expect(result.current).toBe(true);
  });

  test.each<DocumentReadyState>(['interactive', 'complete'])(
    'removes timers and listeners when the document is %s',
    (state) => {
      page.readyState = state;
      const { unmount } = renderHook(() => useAfterLoad(100));
      unmount();
      window.dispatchEvent(new Event('load'));
      expect(jest.getTimerCount()).toBe(0);
    },
  );
});

describe('automatic hiding', () => {
  test('hides after the delay since the last call', async () => {
    const { result } = renderHook(() => useAutoHide(2000));
    const isShown = () => result.current[0];
    expect(isShown()).toBe(false);
    act(() => result.current[1]());
    await wait(1500);
    expect(isShown()).toBe(true);
    act(() => result.current[1]());
    await wait(1999);
    expect(isShown()).toBe(true);
    await wait(1);
    expect(isShown()).toBe(false);
  });

  test('removes its timer', () => {
    const { result, unmount } = renderHook(() => useAutoHide(2000));
    act(() => result.current[1]());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
