'use client';

import { type MouseEvent, useRef } from 'react';
import { reducedMotion } from '@/components/ui/use-media';
import { yearAnchor } from '@/lib/story/anchors';
import { useCenteredItem } from './use-centered-item';
import { useYearInView } from './use-year-in-view';
import styles from './year-rail.module.css';

/** Distance in pixels of a year's first entry below the window's top after scrolling (STORY-03). */
const offset = 100;

/**
 * Scrolls to a year's first entry and focuses it, smoothly except under reduced motion. Leaves clicks that open a new
 * tab or window to the browser.
 */
function scrollToYear(event: MouseEvent, year: number): void {
  const entry = document.getElementById(yearAnchor(year));
  if (!entry || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const top = entry.getBoundingClientRect().top + window.scrollY - offset;
  entry.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  window.scrollTo({ top, behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth' });
}

type YearRailProps = { readonly years: readonly number[]; readonly label: string };

/**
 * Renders the sticky rail of years (STORY-03) as plain links, which work without script. The script highlights the
 * year in view and centers it.
 *
 * The other years fade to 30 % opacity, which alone would lack contrast. So only a second, stronger layer of the
 * numerals fades; the layer below has sufficient contrast.
 */
export function YearRail({ years, label }: YearRailProps) {
  const rail = useRef<HTMLOListElement>(null);
  const active = useYearInView(years);
  useCenteredItem(rail, years.indexOf(active));
  return (
    <nav aria-label={label} className={styles.rail}>
      <ol className={styles.years} ref={rail}>
        {years.map((year) => (
          <li key={year}>
            <a
              aria-current={year === active ? 'location' : undefined}
              className={styles.year}
              data-year={year}
              href={`#${yearAnchor(year)}`}
              onClick={(event) => scrollToYear(event, year)}
            >
              {year}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
