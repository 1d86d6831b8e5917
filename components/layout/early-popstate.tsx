'use client';

import { useEffect } from 'react';

/**
 * Receives `popstate` events before the router does. Listeners of the window run in the order in which they were added,
 * whatever their phase, and the code behind this one loads late.
 */
export const earlyPopState: { handle: ((event: PopStateEvent) => void) | null } = { handle: null };

/** Listens in the page's frame, whose effects run before those of the router. */
export function EarlyPopState() {
  useEffect(() => {
    const handle = (event: PopStateEvent) => earlyPopState.handle?.(event);
    window.addEventListener('popstate', handle);
    return () => window.removeEventListener('popstate', handle);
  }, []);
  return null;
}
