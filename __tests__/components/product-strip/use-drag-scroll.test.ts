/** @jest-environment jsdom */
// Rules: STRIP-03
import { renderHook } from '@testing-library/react';
import { useDragScroll } from '@/components/product-strip/use-drag-scroll';

type Given = {
  readonly x?: number;
  readonly at?: number;
  readonly pointerType?: string;
  readonly button?: number;
};

function event(type: string, { x = 0, at = 0, pointerType = 'mouse', button = 0 }: Given = {}) {
  const created = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, button });
  Object.defineProperties(created, { pointerType: { value: pointerType }, timeStamp: { value: at } });
  return created;
}

function setUp() {
  const element = document.createElement('div');
  const link = document.createElement('a');
  element.append(link);
  const scrollBy = jest.fn();
  Object.assign(element, { scrollBy });
  Object.defineProperty(element, 'scrollLeft', { value: 500, writable: true });
  const clicked = jest.fn();
  link.addEventListener('click', clicked);
  const { unmount } = renderHook(() => useDragScroll({ current: element }));
  const send = (target: EventTarget, type: string, given?: Given) => {
    const created = event(type, given);
    target.dispatchEvent(created);
    return created;
  };
  return {
    element,
    scrollBy,
    clicked,
    unmount,
    down: (given?: Given) => send(link, 'pointerdown', given),
    move: (given: Given) => send(window, 'pointermove', given),
    up: (given: Given = {}, type = 'pointerup') => send(window, type, given),
    click: () => send(link, 'click'),
    grab: () => send(link, 'dragstart'),
  };
}

test('the strip follows the mouse in both directions', () => {
  const { element, down, move, up } = setUp();
  down({ x: 100 });
  move({ x: 40 });
  expect(element.scrollLeft).toBe(560);
  expect(element.dataset).toHaveProperty('dragging', '');
  move({ x: 105 });
  expect(element.scrollLeft).toBe(495);
  up();
  expect(element.dataset).not.toHaveProperty('dragging');
  move({ x: 0 });
  expect(element.scrollLeft).toBe(495);
});

test.each([
  ['a finger', { pointerType: 'touch' }],
  ['another button', { button: 2 }],
])('%s does not drag', (_, given) => {
  const { element, down, move } = setUp();
  down({ x: 100, ...given });
  move({ x: 0 });
  expect(element.scrollLeft).toBe(500);
});

test('moving a mouse without a pressed button does not drag', () => {
  const { element, move } = setUp();
  move({ x: 90 });
  expect(element.scrollLeft).toBe(500);
});

test('a press with a small move is a click', () => {
  const { element, clicked, down, move, up, click } = setUp();
  down({ x: 100 });
  move({ x: 96 });
  up();
  expect(click().defaultPrevented).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(element.scrollLeft).toBe(500);
});

test('a drag triggers no click, and the next press does', () => {
  const { clicked, down, move, up, click } = setUp();
  down({ x: 100 });
  move({ x: 0 });
  up();
  expect(click().defaultPrevented).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
  expect(click().defaultPrevented).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a drag that ended outside does not suppress the next click', () => {
  const { clicked, down, move, up, click } = setUp();
  down({ x: 100 });
  move({ x: 0 });
  up();
  down({ x: 100 });
  up();
  click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a fling continues with the speed of its last move', () => {
  const { scrollBy, down, move, up } = setUp();
  down({ x: 300, at: 1000 });
  move({ x: 200, at: 1100 });
  move({ x: 180, at: 1110 });
  up({ at: 1169 });
  expect(scrollBy.mock.calls).toEqual([[{ left: 440, behavior: 'smooth' }]]);
});

test.each([
  ['after a rest', 1170],
  ['much later', 5000],
])('releasing %s causes no fling', (_, at) => {
  const { scrollBy, down, move, up } = setUp();
  down({ x: 300, at: 1000 });
  move({ x: 180, at: 1110 });
  up({ at });
  expect(scrollBy).not.toHaveBeenCalled();
});

test('moves at the same time count as one millisecond', () => {
  const { scrollBy, down, move, up } = setUp();
  down({ x: 300, at: 1000 });
  move({ x: 280, at: 1000 });
  move({ x: 270, at: 1000 });
  up({ at: 1000 });
  expect(scrollBy).toHaveBeenCalledWith({ left: 2200, behavior: 'smooth' });
});

test('pointercancel ends a press', () => {
  const { element, down, move, up } = setUp();
  down({ x: 100 });
  up({}, 'pointercancel');
  move({ x: 0 });
  expect(element.scrollLeft).toBe(500);
});

test('links and pictures do not start a native drag and drop', () => {
  expect(setUp().grab().defaultPrevented).toBe(true);
});

test('removes its listeners when unmounted', () => {
  const { element, down, move, unmount, grab } = setUp();
  unmount();
  down({ x: 100 });
  move({ x: 0 });
  expect(element.scrollLeft).toBe(500);
  expect(grab().defaultPrevented).toBe(false);
});

test('does nothing without an element', () => {
  expect(() => renderHook(() => useDragScroll({ current: null }))).not.toThrow();
});
