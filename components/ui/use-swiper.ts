'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { reducedMotion, useMedia } from './use-media';

type Load = () => Promise<Omit<SwiperOptions, 'speed'>>;

/**
 * Turns server-rendered `.swiper > .swiper-wrapper > .swiper-slide` markup into a carousel. Swiper loads after the
 * first paint, so that the first slide needs no script. React must not add, remove or reorder slides while the
 * carousel exists, because Swiper moves them when it loops.
 * @param load returns the options, usually after importing the Swiper modules it needs; must be a stable function.
 * Null when there is nothing to move; Swiper is then not loaded
 * @param speed duration of a transition in milliseconds; under reduced motion there is none
 * @returns the carousel, null until it is ready
 */
export function useSwiper(
  container: RefObject<HTMLElement | null>,
  load: Load | null,
  speed: number,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const still = useMedia(reducedMotion);

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

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    // It would wait for the end of a transition that does not take place. A breakpoint restores the original.
    swiper.params.speed = swiper.originalParams.speed = still ? 0 : speed;
  }, [swiper, still, speed]);

  return swiper;
}
