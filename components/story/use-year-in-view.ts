'use client';

import { useEffect, useState } from 'react';

/** The part of the window that counts: from where an entry comes to rest down to the middle. */
const band = '-120px 0px -50% 0px';

/** Everything above the middle of the window, however far. */
const above = '1000000px 0px -50% 0px';

/** The entry that counts when none is in view: the nearer end of the timeline. */
function nearerEnd(entries: readonly HTMLElement[]): HTMLElement | undefined {
  const first = entries[0];
  return first && first.getBoundingClientRect().top > 0 ? first : entries.at(-1);
}

/** The year of the topmost timeline entry in view (spec section 2, Our Story). */
export function useYearInView(years: readonly number[]): number {
  const [year, setYear] = useState(years[0] ?? 0);

  useEffect(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('li[data-year]')];
    const inView = new Set<Element>();
    const settle = () => {
      const topmost = entries.find((entry) => inView.has(entry)) ?? nearerEnd(entries);
      if (topmost) setYear(Number(topmost.dataset.year));
    };
    const viewed = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        settle();
      },
      { rootMargin: band },
    );
    // A jump from above the timeline to below it brings no entry into view, nor out of it.
    const passed = new IntersectionObserver(settle, { rootMargin: above });
    for (const entry of entries) viewed.observe(entry);
    for (const last of entries.slice(-1)) passed.observe(last);
    return () => {
      viewed.disconnect();
      passed.disconnect();
    };
  }, []);

  return year;
}
