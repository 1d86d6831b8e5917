/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { reducedMotion, useMedia } from '@/components/ui/use-media';

const matching = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

beforeEach(() => {
  matching.clear();
  listeners.clear();
  window.matchMedia = (query) => {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      matches: matching.has(query),
      addEventListener: (event: string, listener: () => void) => event === 'change' && own.add(listener),
      removeEventListener: (event: string, listener: () => void) =>
        event === 'change' && own.delete(listener),
    } as unknown as MediaQueryList;
  };
});

function change(query: string, matches: boolean) {
  if (matches) matching.add(query);
  else matching.delete(query);
  act(() => {
    for (const listener of listeners.get(query) ?? []) listener();
  });
}

test('follows the query', () => {
  const { result, unmount } = renderHook(() => useMedia(reducedMotion));
  expect(result.current).toBe(false);
  change('(prefers-reduced-motion: reduce)', true);
  expect(result.current).toBe(true);
  change(reducedMotion, false);
  expect(result.current).toBe(false);
  unmount();
  expect(listeners.get(reducedMotion)?.size).toBe(0);
});

test('follows a changed query', () => {
  matching.add('(min-width: 900px)');
  const { result, rerender } = renderHook(({ query }) => useMedia(query), {
    initialProps: { query: '(min-width: 300px)' },
  });
  expect(result.current).toBe(false);
  rerender({ query: '(min-width: 900px)' });
  expect(result.current).toBe(true);
  expect(listeners.get('(min-width: 300px)')?.size).toBe(0);
  change('(min-width: 900px)', false);
  expect(result.current).toBe(false);
});

test('matches no query on the server', () => {
  matching.add(reducedMotion);
  const Shown = () => String(useMedia(reducedMotion));
  expect(renderToString(createElement(Shown))).toBe('false');
});
