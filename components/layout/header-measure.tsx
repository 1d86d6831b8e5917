'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type HeaderMeasureProps = { readonly className: string | undefined; readonly children: ReactNode };

/**
 * Measures the header and sets `--header-height` (HDR-01). The style sheet's initial value is the same height, so that
 * the measurement causes no layout shift.
 */
export function HeaderMeasure({ className, children }: HeaderMeasureProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!header.current) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize;
      // Behind a dialog, reserve the scrollbar gutter only for classic scrollbars, which change the header's width.
      page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
      // A change of this property recalculates the styles of the whole document.
      const known = getComputedStyle(page).getPropertyValue('--header-height');
      if (size && known !== `${size}px`) page.style.setProperty('--header-height', `${size}px`);
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
