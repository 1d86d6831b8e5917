/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useCenteredItem } from '@/components/story/use-centered-item';
import { reduced, stubBrowser } from '../product-strip/browser-stubs';

const sizes = (element: HTMLElement, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(element, name, { value });
  return element;
};

function listOf() {
  const list = sizes(document.createElement('ol'), { clientWidth: 300, clientHeight: 200 });
  for (const place of [0, 1, 2]) {
    const size = { offsetLeft: place * 100, offsetTop: place * 40, offsetWidth: 100, offsetHeight: 40 };
    list.append(sizes(document.createElement('li'), size));
  }
  list.scrollTo = jest.fn();
  return list;
}

test.each([
  ['smoothly', [], 'smooth'],
  ['at once when motion is unwanted', [reduced], 'auto'],
])('scrolls an item to the middle of the list, %s', (_, media, behavior) => {
  stubBrowser(...media);
  const list = listOf();
  const { rerender } = renderHook(({ index }) => useCenteredItem({ current: list }, index), {
    initialProps: { index: 2 },
  });
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: 100, top: 0, behavior });
  rerender({ index: 0 });
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: -100, top: -80, behavior });
});

test('does nothing without the item or the list', () => {
  stubBrowser();
  const list = listOf();
  renderHook(() => useCenteredItem({ current: list }, 3));
  renderHook(() => useCenteredItem({ current: null }, 0));
  expect(list.scrollTo).not.toHaveBeenCalled();
});
