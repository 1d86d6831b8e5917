import type { MouseEvent } from 'react';
import { reducedMotion } from '@/components/ui/use-media';
import { yearAnchor } from '@/lib/story/anchors';

/** How far below the window's top a year's first entry comes to rest (spec section 9). */
const offset = 100;

/**
 * Takes the visitor to a year's first entry: smoothly, unless motion is unwanted, and with the focus. A click that
 * asks for a new tab or window stays the browser's.
 */
export function scrollToYear(event: MouseEvent, year: number): void {
  const entry = document.getElementById(yearAnchor(year));
  if (!entry || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const top = entry.getBoundingClientRect().top + window.scrollY - offset;
  entry.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  window.scrollTo({ top, behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth' });
}
