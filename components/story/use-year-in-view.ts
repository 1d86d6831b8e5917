'use client';

import { useEffect, useState } from 'react';

/** The part of the window that counts: from where an entry comes to rest down to the middle. */
const band = '-120px 0px -50% 0px';

/** The year of the topmost timeline entry in view; the first year until one has been seen (spec section 2). */
export function useYearInView(years: readonly number[]): number {
  const [year, setYear] = useState(years[0] ?? 0);

  useEffect(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('li[data-year]')];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const topmost = entries.find((entry) => inView.has(entry));
        if (topmost) setYear(Number(topmost.dataset.year));
      },
      { rootMargin: band },
    );
    for (const entry of entries) observer.observe(entry);
    return () => observer.disconnect();
  }, []);

  return year;
}
