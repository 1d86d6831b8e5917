'use client';

import { type RefObject, useEffect } from 'react';
import { isDrag } from './strip-motion';

/** Momentum after a fling: milliseconds of travel at the release speed. */
const momentumMs = 220;

/**
 * Lets a mouse drag a native scroller; touch scrolls natively. A press below the drag threshold is a click; a drag
 * triggers no click (STRIP-03).
 */
export function useDragScroll(viewport: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let press: { x: number; scroll: number; dragging: boolean } | null = null;
    let last = { x: 0, time: 0, speed: 0 };
    let suppressClick = false;

    const onDown = (event: PointerEvent) => {
      suppressClick = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      press = { x: event.clientX, scroll: element.scrollLeft, dragging: false };
      last = { x: event.clientX, time: event.timeStamp, speed: 0 };
    };
    const onMove = ({ clientX, timeStamp }: PointerEvent) => {
      if (!press) return;
      if (!press.dragging && isDrag(press.x, clientX)) {
        press.dragging = true;
        element.dataset.dragging = '';
      }
      if (!press.dragging) return;
      const elapsed = Math.max(1, timeStamp - last.time);
      last = { x: clientX, time: timeStamp, speed: (last.x - clientX) / elapsed };
      element.scrollLeft = press.scroll + press.x - clientX;
    };
    const onUp = ({ timeStamp }: PointerEvent) => {
      if (press?.dragging) {
        suppressClick = true;
        delete element.dataset.dragging;
        const distance = timeStamp - last.time < 60 ? last.speed * momentumMs : 0;
        if (distance) element.scrollBy({ left: distance, behavior: 'smooth' });
      }
      press = null;
    };
    const onClick = (event: MouseEvent) => {
      if (!suppressClick) return;
      suppressClick = false;
      event.preventDefault();
      event.stopPropagation();
    };

    element.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('click', onClick, { signal, capture: true });
    // Prevent the native drag and drop of links and pictures.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, [viewport]);
}
