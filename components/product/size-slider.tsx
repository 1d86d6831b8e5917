'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import type { Swiper } from 'swiper/types';
import { ContentImage } from '@/components/ui/content-image';
import { TabPanel } from '@/components/ui/tabs';
import { useSwiper } from '@/components/ui/use-swiper';
import type { EditAttributes } from '@/lib/content/types';
import { useSelection } from './selection-provider';
import styles from './size-slider.module.css';

/** Duration of a transition in milliseconds (PROD-03). */
const speed = 500;

/** Share of the stage's width that a slow drag needs to change the slide; Swiper's default is half. */
const sliderOptions = async () => ({
  threshold: 10,
  longSwipesRatio: 0.25,
});

export type SizeSlide = {
  readonly size: string;
  readonly picture: ComponentProps<typeof ContentImage>;
  readonly editing: EditAttributes | undefined;
  /** True for a bottle that fills its picture up to the top. */
  readonly isTall: boolean;
};

/**
 * Renders the bottle of the selected size. Selecting a size moves the slider; a swipe selects the matching size tab
 * (PROD-05). The style sheet positions the slides until Swiper has loaded.
 */
export function SizeSlider({ slides }: { readonly slides: readonly SizeSlide[] }) {
  const { selection, dispatch } = useSelection();
  const container = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(container, slides.length > 1 ? sliderOptions : null, speed);
  const index = Math.max(
    0,
    slides.findIndex(({ size }) => size === selection.size),
  );

  // Swiper starts at its first slide: jump to the selected slide without animation, then animate later changes.
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
      <div className={`swiper-wrapper ${styles.track}`} style={{ '--slide': index }}>
        {slides.map(({ size, picture, editing, isTall }, position) => (
          <TabPanel
            className={`swiper-slide ${styles.slide}`}
            data-tall={isTall || undefined}
            inert={position !== index}
            key={size}
            value={size}
          >
            {position === index ? <ContentImage {...picture} alt="" className={styles.shadow} /> : null}
            <ContentImage {...picture} {...editing} />
          </TabPanel>
        ))}
      </div>
    </div>
  );
}
