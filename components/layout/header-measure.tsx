'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type HeaderMeasureProps = { readonly className: string | undefined; readonly children: ReactNode };

/**
 * Measures the header and gives its height to every page as `--header-height` (spec section 2). The style sheet
 * starts with the same height, so nothing shifts when the measurement arrives.
 */
export function HeaderMeasure({ className, children }: HeaderMeasureProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!header.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      const page = document.documentElement;
      if (height) page.style.setProperty('--header-height', `${height}px`);
      // Behind a dialog, only a scrollbar that takes room needs its room kept; the header's width changes with it.
      page.style.setProperty('--scrollbar-gutter', window.innerWidth > page.clientWidth ? 'stable' : 'auto');
    });
    observer.observe(header.current);
    return () => observer.disconnect();
  }, []);
  return (
    <header className={className} ref={header}>
      {children}
    </header>
  );
}
