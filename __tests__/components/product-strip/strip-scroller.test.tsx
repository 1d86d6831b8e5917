// Rules: STRIP-01, STRIP-02, STRIP-03
import { act, fireEvent, screen } from '@testing-library/react';
import { StripScroller } from '@/components/product-strip/strip-scroller';
import { renderIn } from '../../support/render-in';
import { reduced, stubBrowser } from './browser-stubs';

function sizes(element: HTMLElement, values: Record<string, number>) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(element, name, { configurable: true, writable: true, value });
  }
}

/** Four items of 100 pixels, two of which repeat the others, in a view of 150. */
function renderStrip(motion: { speed?: number; startDelay?: number } = { speed: 1, startDelay: 3000 }) {
  const onOpen = jest.fn((event: Event) => event.preventDefault());
  renderIn(
    'en',
    <StripScroller count={4} heading="Favorites" period={2} {...motion}>
      {['a', 'b', 'a again', 'b again'].map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </StripScroller>,
  );
  const viewport = screen.getByTestId('strip-viewport');
  viewport.addEventListener('click', onOpen);
  sizes(viewport, { clientWidth: 150, scrollWidth: 400, scrollLeft: 0 });
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    sizes(item, { offsetLeft: index * 100, offsetWidth: 100 });
  }
  const scrollBy = jest.fn();
  viewport.scrollBy = scrollBy;
  fireEvent.scroll(viewport);
  return { viewport, onOpen, scrollBy };
}

const scrollTo = (viewport: HTMLElement, left: number) => {
  sizes(viewport, { scrollLeft: left });
  fireEvent.scroll(viewport);
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
});
afterEach(() => jest.useRealTimers());

test('the buttons move by one item and are disabled at the ends', () => {
  const { viewport, scrollBy } = renderStrip();
  const previous = screen.getByRole('button', { name: 'Previous products' });
  const next = screen.getByRole('button', { name: 'Next products' });
  const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  expect([previous, next].map(isDisabled)).toEqual([true, false]);
  fireEvent.click(previous);
  expect(scrollBy).not.toHaveBeenCalled();

  fireEvent.click(next);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100, behavior: 'smooth' });
  scrollTo(viewport, 100);
  expect(isDisabled(previous)).toBe(false);
  fireEvent.click(previous);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -100, behavior: 'smooth' });
  scrollTo(viewport, 250);
  expect(isDisabled(next)).toBe(true);
  fireEvent.click(next);
  expect(scrollBy).toHaveBeenCalledTimes(2);
  // Else the browser would take the focus from it.
  for (const button of [previous, next]) expect(button).not.toHaveAttribute('disabled');
});

test('scrolls automatically after the delay', () => {
  const { viewport } = renderStrip();
  wait(2900);
  expect(viewport.scrollLeft).toBe(0);
  wait(1100);
  expect(viewport.scrollLeft).toBeGreaterThan(40);
});

test('scrolls by default at speed 2 after a second', () => {
  const { viewport } = renderStrip({});
  wait(900);
  expect(viewport.scrollLeft).toBe(0);
  wait(600);
  expect(viewport.scrollLeft).toBeGreaterThan(40);
  expect(viewport.scrollLeft).toBeLessThan(70);
});

test('loops without an end', () => {
  const { viewport } = renderStrip();
  wait(3000 + 4000);
  expect(viewport.scrollLeft).toBeLessThan(200);
});

test('stops under the pointer, and resumes at once when the pointer leaves', () => {
  const { viewport } = renderStrip();
  wait(4000);
  fireEvent.pointerEnter(viewport, { pointerType: 'mouse' });
  const held = viewport.scrollLeft;
  wait(5000);
  expect(viewport.scrollLeft).toBe(held);
  fireEvent.pointerLeave(viewport);
  wait(200);
  expect(viewport.scrollLeft).toBeGreaterThan(held);
});

test('does not start earlier when the pointer leaves before the delay', () => {
  const { viewport } = renderStrip();
  fireEvent.pointerEnter(viewport, { pointerType: 'mouse' });
  wait(1000);
  fireEvent.pointerLeave(viewport);
  wait(1900);
  expect(viewport.scrollLeft).toBe(0);
  wait(300);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('resumes at once after a drag that ends outside', () => {
  const { viewport } = renderStrip();
  wait(4000);
  fireEvent.pointerDown(viewport, { pointerType: 'mouse', button: 0, clientX: 120 });
  wait(3000);
  const held = viewport.scrollLeft;
  fireEvent.pointerUp(window, { clientX: 120 });
  wait(200);
  expect(viewport.scrollLeft).toBeGreaterThan(held);
});

test('resumes after the momentum of a swipe', () => {
  const { viewport } = renderStrip();
  wait(4000);
  fireEvent.touchStart(viewport);
  fireEvent.touchEnd(viewport);
  wait(17);
  let momentum = 100;
  for (; momentum < 140; momentum += 8) {
    scrollTo(viewport, momentum);
    wait(16);
    expect(viewport.scrollLeft).toBe(momentum);
  }
  wait(100);
  expect(viewport.scrollLeft).toBeGreaterThan(momentum - 8);
});

test('waits again after a button', () => {
  const { viewport } = renderStrip();
  wait(4000);
  fireEvent.click(screen.getByRole('button', { name: 'Next products' }));
  const moved = viewport.scrollLeft;
  wait(2900);
  expect(viewport.scrollLeft).toBe(moved);
  wait(400);
  expect(viewport.scrollLeft).toBeGreaterThan(moved);
});

test.each([
  ['is lifted', fireEvent.touchEnd],
  ['is taken over by the system', fireEvent.touchCancel],
])('stops while a finger touches it, until %s', (_, end) => {
  const { viewport } = renderStrip();
  fireEvent.touchStart(viewport);
  fireEvent.pointerCancel(viewport);
  wait(5000);
  expect(viewport.scrollLeft).toBe(0);
  end(viewport);
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('stops while a link in it has the focus', () => {
  const { viewport } = renderStrip();
  act(() => screen.getByRole('link', { name: 'a' }).focus());
  wait(5000);
  expect(viewport.scrollLeft).toBe(0);
  act(() => screen.getByRole('link', { name: 'a' }).blur());
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('stops permanently with the pause button', () => {
  const { viewport } = renderStrip();
  fireEvent.click(screen.getByRole('button', { name: 'Pause scrolling' }));
  wait(6000);
  expect(viewport.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start scrolling' }));
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('has no pause button where the row is too short to loop', () => {
  const { viewport } = renderStrip();
  sizes(viewport, { clientWidth: 250 });
  fireEvent.scroll(viewport);
  expect(screen.queryByRole('button', { name: 'Pause scrolling' })).toBeNull();
  wait(6000);
  expect(viewport.scrollLeft).toBe(0);
  sizes(viewport, { clientWidth: 150 });
  fireEvent.scroll(viewport);
  expect(screen.getByRole('button', { name: 'Pause scrolling' })).toBeVisible();
  wait(4000);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
});

test('never scrolls automatically under reduced motion', () => {
  stubBrowser(reduced);
  const { viewport, scrollBy } = renderStrip();
  wait(6000);
  expect(viewport.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next products' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100, behavior: 'auto' });
});

describe('a mouse', () => {
  const press = (element: HTMLElement, to: number) => {
    const link = screen.getByRole('link', { name: 'b' });
    fireEvent.pointerDown(link, { pointerType: 'mouse', button: 0, clientX: 120 });
    fireEvent.pointerMove(window, { clientX: to });
    fireEvent.pointerUp(window, { clientX: to });
    fireEvent.click(link);
    return element.scrollLeft;
  };

  test('clicks below the threshold', () => {
    const { viewport, onOpen } = renderStrip();
    expect(press(viewport, 110)).toBe(0);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('drags above it without a click', () => {
    const { viewport, onOpen } = renderStrip();
    expect(press(viewport, 60)).toBe(60);
    expect(onOpen).not.toHaveBeenCalled();
    press(viewport, 120);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

test('moves the arrow, which points to its half and hides over buttons', () => {
  const { viewport } = renderStrip();
  const arrow = screen.getByTestId('hover-arrow');
  const area = viewport.parentElement as HTMLElement;
  area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  expect(arrow).toHaveAttribute('data-shown', 'false');

  fireEvent.pointerMove(viewport, { pointerType: 'mouse', clientX: 150, clientY: 20 });
  expect(arrow).toHaveAttribute('data-shown', 'true');
  expect(arrow).toHaveAttribute('data-half', 'right');
  expect(arrow.style.getPropertyValue('translate')).toBe('150px 20px');
  fireEvent.pointerMove(viewport, { pointerType: 'mouse', clientX: 50, clientY: 20 });
  expect(arrow).toHaveAttribute('data-half', 'left');

  const button = document.createElement('button');
  viewport.append(button);
  fireEvent.pointerMove(button, { pointerType: 'mouse', clientX: 50, clientY: 20 });
  expect(arrow).toHaveAttribute('data-shown', 'false');
  fireEvent.pointerMove(viewport, { pointerType: 'mouse', clientX: 50, clientY: 20 });
  fireEvent.pointerLeave(area);
  expect(arrow).toHaveAttribute('data-shown', 'false');
  fireEvent.pointerMove(viewport, { pointerType: 'touch', clientX: 50, clientY: 20 });
  expect(arrow).toHaveAttribute('data-shown', 'false');
});
