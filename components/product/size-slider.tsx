'use client';

import { Content } from '@radix-ui/react-tabs';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Swiper } from 'swiper/types';
import { useSwiper } from '@/components/ui/use-swiper';
import { useSelection } from './selection-provider';
import styles from './size-slider.module.css';

/** Milliseconds of the product slider's animation (spec section 9). */
const duration = 500;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A quarter of the stage is far enough for a slow drag: on large screens half of it is a long way. */
const sliderOptions = async () => ({
  speed: prefersStillness() ? 0 : duration,
  threshold: 10,
  longSwipesRatio: 0.25,
});

export type SizeSlide = { readonly size: string; readonly picture: ReactNode };

/**
 * The bottle of the selected size. Selecting a size moves the slider, swiping selects the matching size tab (spec
 * section 4). Until the carousel's script is there, the stylesheet moves the slides.
 */
export function SizeSlider({ slides }: { readonly slides: readonly SizeSlide[] }) {
  const { selection, dispatch } = useSelection();
  const container = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(container, slides.length > 1 ? sliderOptions : null);
  const index = Math.max(
    0,
    slides.findIndex(({ size }) => size === selection.size),
  );

  // The carousel starts at its first slide; it joins the selected one at once and moves to later ones.
  const joined = useRef<Swiper | null>(null);
  useEffect(() => {
    if (!swiper) return;
    swiper.slideTo(index, joined.current === swiper ? undefined : 0);
    joined.current = swiper;
  }, [swiper, index]);

  useEffect(() => {
    if (!swiper) return;
    const onSwipe = () => {
      const slide = slides[swiper.activeIndex];
      if (slide) dispatch({ type: 'select-size', size: slide.size });
    };
    swiper.on('slideChange', onSwipe);
    return () => {
      swiper.off('slideChange', onSwipe);
    };
  }, [swiper, slides, dispatch]);

  return (
    <div className={`swiper ${styles.viewport}`} ref={container}>
      <div className={`swiper-wrapper ${styles.track}`} style={{ '--slide': index } as CSSProperties}>
        {slides.map(({ size, picture }, position) => (
          <Content
            className={`swiper-slide ${styles.slide}`}
            forceMount
            inert={position !== index}
            key={size}
            value={size}
          >
            {picture}
          </Content>
        ))}
      </div>
    </div>
  );
}
