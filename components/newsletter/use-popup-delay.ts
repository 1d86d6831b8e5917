import { useEffect } from 'react';

/** Milliseconds between the page's load event and the pop-up (NEWS-01). */
export const popUpDelayMs = 5000;

/** Milliseconds between attempts while the visitor is occupied. */
export const retryMs = 1000;

/** Returns the milliseconds since the load event of a loaded page: scripts may start long after it. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventStart ? performance.now() - page.loadEventStart : 0;
}

/**
 * Calls `attempt` 5 seconds after the load event, and again as long as it returns `later`. `attempt` must be a stable
 * function.
 */
export function usePopupDelay(attempt: () => Promise<'later' | 'done'>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        const outcome = await attempt();
        if (live && outcome === 'later') wait(retryMs);
      }, ms);
    };
    const start = () => wait(Math.max(0, popUpDelayMs - sinceLoad()));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      live = false;
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [attempt]);
}
