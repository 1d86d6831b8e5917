import { useEffect, useState } from 'react';

/** A locator that is not there after this time gets a way round it. */
const slowMs = 10_000;

const arrived = (url: string) =>
  performance
    .getEntriesByName(new URL(url, location.href).href, 'resource')
    .some((entry) => 'initiatorType' in entry && entry.initiatorType === 'iframe');

/**
 * Whether a frame has loaded. A foreign frame never says that it failed, so all there is to go by is its load event
 * and the time it takes; one that loaded before the page's script ran is found in the browser's record.
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
