'use client';

import { useRef } from 'react';
import { yearAnchor } from '@/lib/story/anchors';
import { scrollToYear } from './scroll-to-year';
import { useCenteredItem } from './use-centered-item';
import { useYearInView } from './use-year-in-view';
import styles from './year-rail.module.css';

type YearRailProps = { readonly years: readonly number[]; readonly label: string };

/**
 * The sticky rail of years (spec section 2, Our Story). Plain links that work without script; with it, the year in
 * view is highlighted and the rail shifts to it.
 *
 * The spec fades the other years to 30 %, at which no text is readable enough. What fades is a second, stronger layer
 * of the numerals; the layer below keeps the contrast that text needs.
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
