'use client';

import { useEffect } from 'react';

/**
 * Receives `popstate` events before the router does. Listeners of the window run in the order in which they were added,
 * whatever their phase, and the code behind this one loads late.
 */
export const earlyPopState: { handle: ((event: PopStateEvent) => void) | null } = { handle: null };

/** Listens for the page: effects of its frame run before those of the router, which listens next. */
export function EarlyPopState() {
  useEffect(() => {
    const handle = (event: PopStateEvent) => earlyPopState.handle?.(event);
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, []);
  return null;
}
