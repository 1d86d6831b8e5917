'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

type Load = () => Promise<SwiperOptions>;

/**
 * Turns server-rendered `.swiper > .swiper-wrapper > .swiper-slide` markup into a carousel. Swiper is loaded
 * after the first paint, so the first slide needs no script. React must not add, remove or reorder the slides
 * while the carousel lives: Swiper moves them when it loops.
 * @param load makes the options, usually after importing the Swiper modules it needs; must be a stable function.
 * Null where there is nothing to move: Swiper is then not even loaded
 * @returns the carousel, null until it is ready
 */
export function useSwiper(container: RefObject<HTMLElement | null>, load: Load | null): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);

  useEffect(() => {
    if (!load) return;
    let instance: Swiper | undefined;
    let cancelled = false;
    Promise.all([import('swiper'), load()]).then(([{ Swiper: SwiperCore }, options]) => {
      if (cancelled || !container.current) return;
      instance = new SwiperCore(container.current, options);
      setSwiper(instance);
    });
    return () => {
      cancelled = true;
      instance?.destroy(true, true);
      setSwiper(null);
    };
  }, [container, load]);

  return swiper;
}
