import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets one call be the latest: starting another, or leaving the page, aborts it. An answer that comes after that
 * finds its signal aborted and is to be ignored.
 */
export function useLatestCall(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);
  return useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);
}
