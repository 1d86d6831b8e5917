import { useCallback, useEffect, useRef } from 'react';

/**
 * Starts requests of which only the latest counts: a new request, or unmounting, aborts the previous one. Callers must
 * ignore a response whose signal is aborted.
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
