import type { MouseEvent } from 'react';
import { reducedMotion } from '@/components/ui/use-media';
import { yearAnchor } from '@/lib/story/anchors';

/** Distance in pixels of a year's first entry below the window's top after scrolling (STORY-03). */
const offset = 100;

/**
 * Scrolls to a year's first entry and focuses it, smoothly except under reduced motion. Leaves clicks that open a new
 * tab or window to the browser.
 */
export function scrollToYear(event: MouseEvent, year: number): void {
  const entry = document.getElementById(yearAnchor(year));
  if (!entry || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const top = entry.getBoundingClientRect().top + window.scrollY - offset;
  entry.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  window.scrollTo({ top, behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth' });
}
