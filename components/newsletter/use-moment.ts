import { useEffect } from 'react';

/** How long after the page's load the pop-up appears (spec section 9). */
export const popUpDelayMs = 5000;

/** How long it waits where it would be in the way. */
export const retryMs = 1000;

/**
 * Calls `attempt` 5 seconds after the load event, and again for as long as it answers `later`. `attempt` has to be
 * the same function on every render.
 */
export function useMoment(attempt: () => Promise<'later' | 'done'>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        const outcome = await attempt();
        if (live && outcome === 'later') wait(retryMs);
      }, ms);
    };
    const start = () => wait(popUpDelayMs);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      live = false;
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [attempt]);
}
