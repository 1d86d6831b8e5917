'use client';

import { useEffect, useState } from 'react';

/** Returns true `delay` milliseconds after the page's load event, false before. */
export function useAfterLoad(delay: number): boolean {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      timer = setTimeout(() => setReady(true), delay);
    };
    if (document.readyState === 'complete') arm();
    else window.addEventListener('load', arm, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', arm);
    };
  }, [delay]);

  return ready;
}
