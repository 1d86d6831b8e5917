'use client';

import { useEffect, useState } from 'react';

/** Observed part of the window: a line that an entry crosses both when it is scrolled to and when it fills the view. */
const band = '-36% 0px -60% 0px';

/** Everything above the middle of the window, without an upper limit. */
const above = '1000000px 0px -50% 0px';

/** Returns the entry to highlight when none is in view: the nearer end of the timeline. */
function nearerEnd(entries: readonly HTMLElement[]): HTMLElement | undefined {
  const first = entries[0];
  return first && first.getBoundingClientRect().top > 0 ? first : entries.at(-1);
}

/** Returns the year of the topmost timeline entry in view (STORY-03). */
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
    // A jump across the whole timeline changes the visibility of no entry, so also watch the last one's position.
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
