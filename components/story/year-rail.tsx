'use client';

import { useRef } from 'react';
import { yearAnchor } from '@/lib/story/anchors';
import { scrollToYear } from './scroll-to-year';
import { useCenteredItem } from './use-centered-item';
import { useYearInView } from './use-year-in-view';
import styles from './year-rail.module.css';

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
