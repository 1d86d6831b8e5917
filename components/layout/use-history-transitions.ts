import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { earlyPopState } from './early-popstate';

/** Paths of pages that share parts with the cards that lead to them. */
const detailPage = /^\/[^/]+\/[^/]+$/;

/**
 * Animates Back and Forward between a card and its product (CAT-01), where the browser has the Navigation API.
 * React renders without transitions during a `popstate` event, because the browser restores the scroll position right
 * after it. So the router gets the event in its own task, and the position is restored with the page.
 */
export function useHistoryTransitions(): void {
  const pathname = usePathname();
  const top = useRef<number>(undefined);

  // React measures the new page after the layout effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reacts to a change of the path.
  useLayoutEffect(() => {
    if (top.current !== undefined) window.scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [pathname]);

  useEffect(() => {
    if (!('navigation' in window) || !('startViewTransition' in document)) return;
    /** Scroll positions by the keys of history entries. */
    const tops = new Map<string, number>();
    const intercept = (event: NavigateEvent) => {
      const { destination, navigationType } = event;
      // The router replaces the entry while it renders the page.
      if (navigationType === 'replace') return;
      if (navigation.currentEntry) tops.set(navigation.currentEntry.key, window.scrollY);
      const paths = [new URL(destination.url).pathname, location.pathname];
      const isAnimated =
        navigationType === 'traverse' &&
        event.canIntercept &&
        !event.hasUAVisualTransition &&
        paths[0] !== paths[1] &&
        paths.some((path) => detailPage.test(path)) &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches;
      top.current = isAnimated ? tops.get(destination.key) : undefined;
      if (top.current !== undefined) event.intercept({ focusReset: 'manual', scroll: 'manual' });
    };
    const defer = (event: PopStateEvent) => {
      if (top.current === undefined || !event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
    };
    navigation.addEventListener('navigate', intercept);
    earlyPopState.handle = defer;
    return () => {
      navigation.removeEventListener('navigate', intercept);
      earlyPopState.handle = null;
    };
  }, []);
}
