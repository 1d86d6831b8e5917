'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Manages a visible flag that resets `delay` milliseconds after it was last set. */
export function useAutoHide(delay: number): readonly [shown: boolean, show: () => void] {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), delay);
  }, [delay]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [shown, show];
}
