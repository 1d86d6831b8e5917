'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '@/components/ui/use-media';

/** Paths of pages that share parts with the cards that lead to them. */
const detailPage = /^\/[^/]+\/[^/]+$/;

/** Returns whether a navigation goes through the history to or from a detail page, and may be animated. */
function isAnimated({ canIntercept, destination, hasUAVisualTransition, navigationType }: NavigateEvent) {
  if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument || hasUAVisualTransition)
    return false;
  const { pathname } = new URL(destination.url);
  const touchesDetails = detailPage.test(pathname) || detailPage.test(location.pathname);
  return touchesDetails && pathname !== location.pathname && !matchMedia(reducedMotion).matches;
}

/**
 * Animates Back and Forward between a card and its product (CAT-01), where the browser has the Navigation API.
 * React renders without transitions during a `popstate` event, because the browser restores the scroll position right
 * after it. So the router gets the event in a task of its own, and the position is restored with the page.
 */
export function HistoryTransitions() {
  const pathname = usePathname();
  const top = useRef<number>(undefined);

  // React measures the new page after the layout effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reacts to a change of the path.
  useLayoutEffect(() => {
    if (top.current !== undefined) window.scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [pathname]);

  // Effects of the page's frame run before those of the router, whose listener is the next one.
  useEffect(() => {
    if (!('navigation' in window) || !('startViewTransition' in document)) return;
    const controller = new AbortController();
    const { signal } = controller;
    /** Scroll positions by the keys of history entries. */
    const tops = new Map<string, number>();
    const intercept = (event: NavigateEvent) => {
      // The router replaces the entry while it renders the page.
      if (event.navigationType === 'replace') return;
      if (navigation.currentEntry) tops.set(navigation.currentEntry.key, window.scrollY);
      top.current = isAnimated(event) ? tops.get(event.destination.key) : undefined;
      if (top.current !== undefined) event.intercept({ focusReset: 'manual', scroll: 'manual' });
    };
    const defer = (event: PopStateEvent) => {
      if (top.current === undefined || !event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
    };
    navigation.addEventListener('navigate', intercept, { signal });
    window.addEventListener('popstate', defer, { signal });
    return () => controller.abort();
  }, []);

  return null;
}
