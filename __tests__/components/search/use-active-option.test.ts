/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { useActiveOption } from '@/components/search/use-active-option';

const scrolled = jest.fn();
const clicked = jest.fn();
const list = document.createElement('div');

beforeEach(() => {
  jest.clearAllMocks();
  list.innerHTML = '<a role="option">0</a><a role="option">1</a><a role="option">2</a>';
  for (const option of list.children) {
    option.scrollIntoView = (how) => scrolled(option.textContent, how);
    option.addEventListener('click', () => clicked(option.textContent));
  }
});

function setUp(query = '', count = 3, current: HTMLElement | null = list) {
  const { result, rerender } = renderHook(
    (props: { query: string; count: number }) => useActiveOption(props.query, props.count, { current }),
    { initialProps: { query, count } },
  );
  const press = (key: string) => {
    const preventDefault = jest.fn();
    const event = { key, nativeEvent: { isComposing: false }, preventDefault };
    act(() => result.current.onKeyDown(event as unknown as KeyboardEvent));
    return preventDefault.mock.calls.length > 0;
  };
  return {
    press,
    index: () => result.current.index,
    point: (index: number) => act(() => result.current.point(index)),
    change: (next: string, left = count) => rerender({ query: next, count: left }),
  };
}

test.each([
  ['', -1],
  ['   ', -1],
  ['grape', 0],
])('the query %j starts at %d', (query, start) => {
  expect(setUp(query).index()).toBe(start);
});

test.each([
  ['', 'ArrowDown', [0, 1, 2, 0]],
  ['', 'ArrowUp', [2, 1, 0, 2]],
  ['grape', 'ArrowDown', [1, 2, 0, 1]],
  ['grape', 'ArrowUp', [2, 1, 0, 2]],
])('from the start of %j, %s leads to %j', (query, key, indexes) => {
  const { press, index } = setUp(query);
  const seen = indexes.map(() => {
    expect(press(key)).toBe(true);
    return index();
  });
  expect(seen).toEqual(indexes);
});

test('scrolls to an option reached by keyboard, but not to one under the pointer', () => {
  const { press, point, index } = setUp('grape');
  expect(scrolled).not.toHaveBeenCalled();
  point(2);
  expect(index()).toBe(2);
  expect(scrolled).not.toHaveBeenCalled();
  press('ArrowUp');
  expect(scrolled.mock.calls).toEqual([['1', { block: 'nearest' }]]);
});

test('a new query activates its best match', () => {
  const { press, change, index } = setUp('grape');
  press('ArrowDown');
  change('grap');
  expect(index()).toBe(0);
});

test('an option that is no longer listed is not active', () => {
  const { press, change, index } = setUp('grape');
  press('ArrowUp');
  change('grape', 2);
  expect(index()).toBe(0);
  change('grape', 0);
  expect(index()).toBe(-1);
});

test('Enter follows the active option, and does nothing without one', () => {
  const { press } = setUp('');
  press('Enter');
  expect(clicked).not.toHaveBeenCalled();
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(clicked.mock.calls).toEqual([['1']]);
});

test.each(['a', 'Tab', 'Home'])('%s is not handled', (key) => {
  const { press, index } = setUp('grape');
  expect(press(key)).toBe(false);
  expect(index()).toBe(0);
});

test('handles no key without options', () => {
  const { press } = setUp('xyz', 0, null);
  expect(['ArrowDown', 'ArrowUp', 'Enter'].map(press)).toEqual([false, false, false]);
});
