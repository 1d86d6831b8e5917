'use client';

import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { reducedMotion } from '@/components/ui/use-media';
import { useSwiper } from '@/components/ui/use-swiper';
import styles from './category-track.module.css';
import { exposedSlides } from './shown-slides';

type CategoryTrackProps = {
  readonly labels: {
    readonly heading: string;
    readonly carousel: string;
    readonly previous: string;
    readonly next: string;
  };
  /** How many different items there are. */
  readonly count: number;
  /** The cards, twice. */
  readonly children: ReactNode;
};

/** Gap, transition and drag threshold (spec section 9). */
const loadOptions = async () => ({
  loop: true,
  // A press during a move counts too.
  loopPreventsSliding: false,
  spaceBetween: 24,
  speed: window.matchMedia(reducedMotion).matches ? 0 : 640,
  threshold: 10,
  slidesPerView: 1,
  breakpoints: { 768: { slidesPerView: 1 }, 1024: { slidesPerView: 3 } },
});

/** The slides in view by their place in the markup; Swiper moves the elements when it loops. */
function slidesInView({ slides, activeIndex, params }: Swiper): number[] {
  return slides
    .slice(activeIndex, activeIndex + Number(params.slidesPerView))
    .map((slide) => Number(slide.dataset.index));
}

/** The moving part of the category carousel. Until Swiper is there the first slides stand where they will stand. */
export function CategoryTrack({ labels, count, children }: CategoryTrackProps) {
  const headingId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(viewport, loadOptions);
  /** Null before Swiper: every category is then known once, whether in view or not. */
  const [exposed, setExposed] = useState<ReadonlySet<number> | null>(null);

  useEffect(() => {
    if (!swiper) return;
    const read = () => setExposed(exposedSlides(slidesInView(swiper), count));
    read();
    swiper.on('slideChange', read);
    swiper.on('breakpoint', read);
    return () => {
      swiper.off('slideChange', read);
      swiper.off('breakpoint', read);
    };
  }, [swiper, count]);

  return (
    <section aria-labelledby={headingId} aria-roledescription={labels.carousel} className={styles.section}>
      <div className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {labels.heading}
        </h2>
        <div className={styles.controls}>
          <IconButton
            aria-label={labels.previous}
            className={styles.control}
            onClick={() => swiper?.slidePrev()}
          >
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton aria-label={labels.next} className={styles.control} onClick={() => swiper?.slideNext()}>
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      </div>
      <div className={`swiper ${styles.viewport}`} ref={viewport}>
        <div className={`swiper-wrapper ${styles.track}`}>
          {Children.map(children, (card, index) => {
            const hidden = exposed ? !exposed.has(index) : index >= count;
            return (
              <div
                aria-hidden={hidden}
                className={`swiper-slide ${styles.slide}`}
                data-index={index}
                inert={hidden}
              >
                {card}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
