'use client';

import { type RefObject, useEffect } from 'react';
import { reducedMotion } from '@/components/ui/use-media';

/**
 * Scrolls a list so that one of its items is centered: horizontally below 1024 px, vertically above (STORY-03). Never
 * scrolls the page.
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
