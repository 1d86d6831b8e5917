// Rule: CAT-01
import { renderHook } from '@testing-library/react';
import { earlyPopState } from '@/components/layout/early-popstate';
import { useHistoryTransitions } from '@/components/layout/use-history-transitions';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const origin = 'http://localhost';
let navigation: EventTarget & { currentEntry: { readonly key: string } | null };
let prefersReducedMotion: boolean;

beforeEach(() => {
  history.replaceState(null, '', '/lyte');
  pathname = '/lyte';
  prefersReducedMotion = false;
  navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'line' } });
  Object.assign(window, { navigation });
  Object.assign(document, { startViewTransition: () => undefined });
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-reduced-motion: reduce)' && prefersReducedMotion }) as MediaQueryList;
  window.scrollTo = jest.fn();
  Object.assign(window, { scrollY: 0 });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(document, 'startViewTransition');
});

type Change = { readonly to: string; readonly key: string; readonly kind?: string };

/** Plays what the browser reports at a change of the history, and returns its way to take over. */
function navigate({ to, key, kind = 'traverse' }: Change, more = {}) {
  const intercept = jest.fn();
  const event = Object.assign(new Event('navigate'), {
    destination: { url: origin + to, key },
    navigationType: kind,
    canIntercept: true,
    hasUAVisualTransition: false,
    intercept,
    ...more,
  });
  navigation.dispatchEvent(event);
  return intercept;
}

/** Opens a product from its line at a scroll position, after which Back leads to the line. */
function openProduct(product = '/lyte/grape') {
  const hook = renderHook(() => useHistoryTransitions());
  Object.assign(window, { scrollY: 700 });
  navigate({ to: product, key: '', kind: 'push' });
  history.replaceState(null, '', product);
  pathname = product;
  navigation.currentEntry = { key: 'product' };
  Object.assign(window, { scrollY: 40 });
  hook.rerender();
  return hook;
}

function popState(isTrusted = true) {
  const stop = jest.fn();
  earlyPopState.handle?.({
    isTrusted,
    state: { page: 1 },
    stopImmediatePropagation: stop,
  } as unknown as PopStateEvent);
  return stop;
}

test('Back from a product to its line is animated, and the line comes at its scroll position', () => {
  jest.useFakeTimers();
  const { rerender } = openProduct();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(navigate({ to: '/lyte', key: 'line' })).toHaveBeenCalledWith({
    focusReset: 'manual',
    scroll: 'manual',
  });
  const states: unknown[] = [];
  const note = (event: PopStateEvent) => states.push(event.state);
  window.addEventListener('popstate', note);
  expect(popState()).toHaveBeenCalledTimes(1);
  // The router gets the event in a task of its own.
  expect(states).toEqual([]);
  jest.runAllTimers();
  expect(states).toEqual([{ page: 1 }]);
  window.removeEventListener('popstate', note);
  pathname = '/lyte';
  rerender();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  pathname = '/faq';
  rerender();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Forward to the product is animated too', () => {
  openProduct();
  navigate({ to: '/lyte', key: 'line' });
  history.replaceState(null, '', '/lyte');
  navigation.currentEntry = { key: 'line' };
  expect(navigate({ to: '/lyte/grape', key: 'product' })).toHaveBeenCalled();
});

test.each([
  ['with reduced motion', {}, true],
  ['that the browser animates itself', { hasUAVisualTransition: true }, false],
  ['that no script may take over', { canIntercept: false }, false],
  ['by a link', { navigationType: 'push' }, false],
])('a change %s is left to the browser', (_, more, isReduced) => {
  prefersReducedMotion = isReduced;
  openProduct();
  expect(navigate({ to: '/lyte', key: 'line' }, more)).not.toHaveBeenCalled();
  expect(popState()).not.toHaveBeenCalled();
});

test.each([
  ['to another part of the page', '/lyte/grape', '/lyte/grape#reviews', 'line'],
  ['between pages without a detail page', '/faq', '/lyte', 'line'],
  ['to below a detail page', '/a/b/c', '/lyte', 'line'],
  ['to an entry from before', '/lyte/grape', '/lyte', 'unknown'],
])('a change %s is left to the browser', (_, from, to, key) => {
  openProduct(from);
  expect(navigate({ to, key })).not.toHaveBeenCalled();
  expect(popState()).not.toHaveBeenCalled();
});

test('the router replacing the entry does not end an animated change', () => {
  const { rerender } = openProduct();
  navigate({ to: '/lyte', key: 'line' });
  navigate({ to: '/lyte', key: 'line', kind: 'replace' });
  pathname = '/lyte';
  rerender();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

test('the event that the hook itself sends is not deferred again', () => {
  openProduct();
  navigate({ to: '/lyte', key: 'line' });
  expect(popState(false)).not.toHaveBeenCalled();
});

test('a page without an entry has no scroll position to remember', () => {
  renderHook(() => useHistoryTransitions());
  navigation.currentEntry = null;
  navigate({ to: '/lyte/grape', key: '', kind: 'push' });
  history.replaceState(null, '', '/lyte/grape');
  expect(navigate({ to: '/lyte', key: 'line' })).not.toHaveBeenCalled();
});

test('listens while mounted only', () => {
  const { unmount } = openProduct();
  unmount();
  expect(earlyPopState.handle).toBeNull();
  expect(navigate({ to: '/lyte', key: 'line' })).not.toHaveBeenCalled();
});

test.each([
  ['navigation', window],
  ['startViewTransition', document],
] as const)('without %s the browser does all', (name, owner) => {
  Reflect.deleteProperty(owner, name);
  renderHook(() => useHistoryTransitions());
  expect(earlyPopState.handle).toBeNull();
});
