/** @jest-environment jsdom */
// Rules: STRIP-01
import { act, renderHook } from '@testing-library/react';
import { useAutoScroll } from '@/components/product-strip/use-auto-scroll';

let inView: (isIntersecting?: boolean) => void;
const disconnected = jest.fn();
let hidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  disconnected.mockClear();
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  window.IntersectionObserver = class {
    constructor(report: (entries: readonly unknown[]) => void) {
      inView = (isIntersecting) => report(isIntersecting === undefined ? [] : [{ isIntersecting }]);
    }
    observe() {
      inView(true);
    }
    disconnect = disconnected;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const define = (element: Element, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(element, name, { configurable: true, writable: true, value });
};

/** A view of 150 pixels on items of 100 pixels each, of which the third repeats the first. */
function makeViewport(count = 4) {
  const viewport = document.createElement('div');
  const row = document.createElement('ul');
  viewport.append(row);
  for (let index = 0; index < count; index += 1) {
    const item = document.createElement('li');
    define(item, { offsetLeft: 30 + index * 100 });
    row.append(item);
  }
  define(viewport, { clientWidth: 150, scrollWidth: count * 100, scrollLeft: 0 });
  return viewport;
}

function setUp({ viewport = makeViewport(), ...more }: { viewport?: HTMLElement; enabled?: boolean } = {}) {
  const props = {
    viewport: { current: viewport },
    enabled: true,
    speed: 1,
    startDelay: 3000,
    period: 2,
    ...more,
  };
  const { result, rerender, unmount } = renderHook((given) => useAutoScroll(given), { initialProps: props });
  const send = (type: string, target: EventTarget = viewport, pointerType = '') => {
    const event = new Event(type);
    Object.assign(event, { pointerType });
    target.dispatchEvent(event);
  };
  return { viewport, props, result, rerender, unmount, send };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('starts after the delay, with the speed in pixels per sixtieth of a second', () => {
  const { viewport } = setUp();
  wait(2999);
  expect(viewport.scrollLeft).toBe(0);
  wait(1000);
  expect(viewport.scrollLeft).toBeGreaterThan(50);
  expect(viewport.scrollLeft).toBeLessThanOrEqual(60);
});

test.each([
  ['switched off', { enabled: false }],
  ['too short to repeat', { viewport: makeViewport(3) }],
  ['without repeats', { viewport: makeViewport(2) }],
  ['empty', { viewport: document.createElement('div') }],
])('does not scroll a strip that is %s', (_, given) => {
  const { viewport } = setUp(given);
  wait(10_000);
  expect(viewport.scrollLeft).toBe(0);
});

test.each<[string, string, string, EventTarget | undefined]>([
  ['a mouse is over it', 'pointerenter', 'pointerleave', undefined],
  ['it is pressed', 'pointerdown', 'pointerup', window],
  ['it is pressed, until pointercancel', 'pointerdown', 'pointercancel', window],
  ['a finger touches it', 'touchstart', 'touchend', undefined],
  ['a finger touches it, until touchcancel', 'touchstart', 'touchcancel', undefined],
])('stops while %s, and resumes at once', (_, start, end, target) => {
  const { viewport, send } = setUp();
  wait(4000);
  send(start, viewport, 'mouse');
  const held = viewport.scrollLeft;
  wait(5000);
  expect(viewport.scrollLeft).toBe(held);
  send(end, target ?? viewport);
  wait(100);
  expect(viewport.scrollLeft).toBeGreaterThan(held);
});

test('does not stop for a touch pointer, as for a mouse', () => {
  const { viewport, send } = setUp();
  send('pointerenter', viewport, 'touch');
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('stops while an element in it has the keyboard focus', () => {
  const { viewport, send } = setUp();
  const find = jest.spyOn(viewport, 'querySelector').mockReturnValue(viewport.firstElementChild);
  send('focusin');
  expect(find).toHaveBeenCalledWith(':focus-visible');
  wait(5000);
  expect(viewport.scrollLeft).toBe(0);
  send('focusout');
  wait(100);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('does not stop for the focus of a click', () => {
  const { viewport, send } = setUp();
  jest.spyOn(viewport, 'querySelector').mockReturnValue(null);
  send('focusin');
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('stops out of view and in a hidden tab', () => {
  const { viewport, send } = setUp();
  wait(4000);
  for (const [leave, enter] of [
    [() => inView(false), () => inView(true)],
    [() => inView(), () => inView(true)],
    [
      () => {
        hidden = true;
        send('visibilitychange', document);
      },
      () => {
        hidden = false;
        send('visibilitychange', document);
      },
    ],
  ] as const) {
    leave();
    const held = viewport.scrollLeft;
    wait(1000);
    expect(viewport.scrollLeft).toBe(held);
    enter();
    wait(200);
    expect(viewport.scrollLeft).toBeGreaterThan(held);
  }
});

test('stays stopped while any interaction holds it', () => {
  const { viewport, send } = setUp();
  send('pointerenter', viewport, 'mouse');
  send('pointerdown');
  send('pointerleave');
  wait(5000);
  expect(viewport.scrollLeft).toBe(0);
});

test('waits the full delay after a button', () => {
  const { viewport, result } = setUp();
  wait(2000);
  result.current();
  wait(2900);
  expect(viewport.scrollLeft).toBe(0);
  wait(300);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('does not resume after a button while an interaction holds it', () => {
  const { viewport, result, send } = setUp();
  send('pointerenter', viewport, 'mouse');
  result.current();
  wait(10_000);
  expect(viewport.scrollLeft).toBe(0);
});

test('does not interfere with momentum, and continues from its end', () => {
  const { viewport } = setUp();
  wait(4000);
  for (const momentum of [120, 130, 140]) {
    define(viewport, { scrollLeft: momentum });
    wait(16);
    expect(viewport.scrollLeft).toBe(momentum);
  }
  wait(50);
  expect(viewport.scrollLeft).toBeGreaterThan(140);
  expect(viewport.scrollLeft).toBeLessThan(150);
});

test('removes listeners and frames when unmounted', () => {
  const { viewport, result, send, unmount } = setUp();
  wait(4000);
  unmount();
  const last = viewport.scrollLeft;
  expect(disconnected).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  send('pointerdown');
  send('pointerup', window);
  result.current();
  wait(10_000);
  expect(viewport.scrollLeft).toBe(last);
});

test('stops when disabled, and waits again when enabled', () => {
  const { viewport, props, rerender } = setUp();
  wait(4000);
  rerender({ ...props, enabled: false });
  const held = viewport.scrollLeft;
  wait(5000);
  expect(viewport.scrollLeft).toBe(held);
  rerender(props);
  wait(2900);
  expect(viewport.scrollLeft).toBe(held);
  wait(300);
  expect(viewport.scrollLeft).toBeGreaterThan(held);
});
