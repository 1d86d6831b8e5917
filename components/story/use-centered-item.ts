'use client';

import { type RefObject, useEffect } from 'react';
import { reducedMotion } from '@/components/ui/use-media';

/**
 * Shifts a list so that one of its items is in its middle: sideways where the list lies (below 1024 px), up and down
 * where it stands (spec section 2, Our Story). Only the list moves, never the page.
 */
export function useCenteredItem(list: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const box = list.current;
    const item = box?.children[index];
    if (!box || !(item instanceof HTMLElement)) return;
    box.scrollTo({
      left: item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (box.clientHeight - item.offsetHeight) / 2,
      behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  }, [list, index]);
}
