import { useEffect, useState } from 'react';

/** Milliseconds after which the page offers a link to a locator that has not loaded. */
const slowMs = 10_000;

const arrived = (url: string) =>
  performance
    .getEntriesByName(new URL(url, location.href).href, 'resource')
    .some((entry) => 'initiatorType' in entry && entry.initiatorType === 'iframe');

/**
 * Returns the loading state of a frame. Cross-origin frames fire no error event, so only the load event and a timeout
 * are available. The browser's resource timing shows a frame that loaded before hydration.
 */
export function useFrameState(url: string) {
  const [state, setState] = useState<'loading' | 'loaded' | 'slow'>('loading');

  useEffect(() => {
    const check = setTimeout(() => arrived(url) && setState('loaded'), 0);
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowMs);
    return () => {
      clearTimeout(check);
      clearTimeout(slow);
    };
  }, [url]);

  return { state, onLoad: () => setState('loaded') };
}
