/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSwiper } from '@/components/ui/use-swiper';

const mockMade: { readonly arguments: readonly unknown[]; readonly destroy: jest.Mock }[] = [];
jest.mock('swiper', () => ({
  Swiper: class {
    destroy = jest.fn();
    constructor(...given: unknown[]) {
      mockMade.push({ arguments: given, destroy: this.destroy });
    }
  },
}));

beforeEach(() => mockMade.splice(0));
const options = { loop: true };
const load = async () => options;
const element = document.createElement('div');

test('the markup becomes a carousel, which is taken down with the page', async () => {
  const container = { current: element };
  const { result, unmount } = renderHook(() => useSwiper(container, load));
  expect(result.current).toBeNull();
  await act(async () => undefined);
  expect(mockMade.map((each) => each.arguments)).toEqual([[element, options]]);
  expect(result.current).not.toBeNull();
  unmount();
  expect(mockMade[0]?.destroy.mock.calls).toEqual([[true, true]]);
});

test('what there is nothing to move in stays as it is', async () => {
  const container = { current: element };
  const { result } = renderHook(() => useSwiper(container, null));
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
  expect(result.current).toBeNull();
});

test('a page that was left before Swiper was there has none', async () => {
  const container = { current: element };
  const { unmount } = renderHook(() => useSwiper(container, load));
  unmount();
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
});

test('a carousel without its element is not made', async () => {
  const container = { current: null };
  renderHook(() => useSwiper(container, load));
  await act(async () => undefined);
  expect(mockMade).toEqual([]);
});

test('when nothing is left to move the carousel ends', async () => {
  const container = { current: element };
  const { result, rerender } = renderHook((props) => useSwiper(container, props.load), {
    initialProps: { load: load as typeof load | null },
  });
  await act(async () => undefined);
  rerender({ load: null });
  expect(result.current).toBeNull();
  expect(mockMade[0]?.destroy).toHaveBeenCalled();
});
