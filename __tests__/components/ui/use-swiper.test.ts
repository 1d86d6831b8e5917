/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSwiper } from '@/components/ui/use-swiper';

const mockMade: { readonly arguments: readonly unknown[]; readonly destroy: jest.Mock }[] = [];
jest.mock('swiper', () => ({
  Swiper: class {
    destroy = jest.fn();
    params = {};
    originalParams = {};
    constructor(...given: unknown[]) {
      mockMade.push({ arguments: given, destroy: this.destroy });
    }
  },
}));

let media = { matches: false, follow: () => {} };
beforeEach(() => {
  mockMade.splice(0);
  media = { matches: false, follow: () => {} };
  window.matchMedia = () =>
    ({
      get matches() {
        return media.matches;
      },
      addEventListener: (_: string, follow: () => void) => {
        media.follow = follow;
      },
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
const options = { loop: true };
const load = async () => options;
const element = document.createElement('div');

test('creates a carousel from the markup, and destroys it when unmounted', async () => {
  const container = { current: element };
  const { result, unmount } = renderHook(() => useSwiper(container, load, 640));
  expect(result.current).toBeNull();
  await act(async () => undefined);
  expect(mockMade.map((each) => each.arguments)).toEqual([[element, options]]);
  expect(result.current).not.toBeNull();
  unmount();
  expect(mockMade[0]?.destroy.mock.calls).toEqual([[true, true]]);
});

test('has no transition under reduced motion, also when the visitor changes it', async () => {
  media.matches = true;
  const container = { current: element };
  const { result } = renderHook(() => useSwiper(container, load, 640));
  await act(async () => undefined);
  const speeds = () => [result.current?.params.speed, result.current?.originalParams.speed];
  expect(speeds()).toEqual([0, 0]);
  media.matches = false;
  act(() => media.follow());
  expect(speeds()).toEqual([640, 640]);
});

test('creates no carousel when there is nothing to move', async () => {
  const container = { current: element };
  const { result } = renderHook(() => useSwiper(container, null, 640));
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
  expect(result.current).toBeNull();
});

test('creates no carousel after unmounting during the load', async () => {
  const container = { current: element };
  const { unmount } = renderHook(() => useSwiper(container, load, 640));
  unmount();
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
});

test('creates no carousel without its element', async () => {
  const container = { current: null };
  renderHook(() => useSwiper(container, load, 640));
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
});

test('destroys the carousel when there is nothing left to move', async () => {
  const container = { current: element };
  const { result, rerender } = renderHook((props) => useSwiper(container, props.load, 640), {
    initialProps: { load: load as typeof load | null },
  });
  await act(async () => undefined);
  rerender({ load: null });
  expect(result.current).toBeNull();
  expect(mockMade[0]?.destroy).toHaveBeenCalled();
});
