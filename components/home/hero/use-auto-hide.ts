'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that shows when asked to and hides by itself `delay` milliseconds after the last time. */
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
