'use client';

import { type RefObject, useEffect, useRef } from 'react';
import styles from './hover-arrow.module.css';
import { pointerHalf } from './pointer-half';

type HoverArrowProps = {
  /** The positioned container of the arrow. */
  readonly area: RefObject<HTMLElement | null>;
  /** Selector of elements over which the arrow hides. */
  readonly hideOver: string;
  /** True to replace the cursor, where a click moves the slider; otherwise the arrow follows it. */
  readonly replacesCursor?: boolean;
};

/** Renders an arrow, the stripe of the logo, that follows the mouse, points to the half it is in and hides over buttons (STRIP-02). */
export function HoverArrow({ area, hideOver, replacesCursor = false }: HoverArrowProps) {
  const arrow = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const box = area.current;
    const element = arrow.current;
    if (!box || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (shown: boolean) => {
      element.dataset.shown = String(shown);
      if (replacesCursor) box.style.cursor = shown ? 'none' : '';
    };
    // Set the style directly; a state change per pointer move would render the slides again.
    const onMove = (event: PointerEvent) => {
      // In small windows there is no arrow (STRIP-06), so the cursor stays.
      if (event.pointerType !== 'mouse' || getComputedStyle(element).display === 'none') return;
      const rect = box.getBoundingClientRect();
      element.style.translate = `${event.clientX - rect.left}px ${event.clientY - rect.top}px`;
      element.dataset.half = pointerHalf(event.clientX, rect);
      show(!(event.target instanceof Element && event.target.closest(hideOver)));
    };
    box.addEventListener('pointermove', onMove, { signal });
    box.addEventListener('pointerleave', () => show(false), { signal });
    return () => {
      controller.abort();
      show(false);
    };
  }, [area, hideOver, replacesCursor]);

  return (
    <span
      aria-hidden="true"
      className={styles.arrow}
      data-companion={!replacesCursor}
      data-half="right"
      data-shown="false"
      data-testid="hover-arrow"
      ref={arrow}
    />
  );
}
