import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until a time in milliseconds, and 0 after it; null on the server and while hydrating, so that
 * both render the same.
 */
export function useSecondsLeft(to: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const ms = to - Date.now();
      setLeft(Math.max(0, Math.ceil(ms / 1000)));
      // At the next whole second before the time.
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [to]);
  return left;
}
