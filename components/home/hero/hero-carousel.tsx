'use client';

import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '@/components/ui/use-media';
import { useSwiper } from '@/components/ui/use-swiper';
import styles from './hero-carousel.module.css';
import { type HeroControlLabels, HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import type { HeroSlide as Slide } from './hero-slides';
import type { HeroVideoLabels } from './hero-video';

export type HeroLabels = HeroControlLabels & {
  readonly carousel: string;
  readonly slide: string;
  readonly video: HeroVideoLabels;
  /** One for each slide: where it stands, and what is said when it comes into view. */
  readonly positions: readonly string[];
  readonly announcements: readonly string[];
};

type HeroCarouselProps = { readonly slides: readonly Slide[]; readonly labels: HeroLabels };

/** Slider transition in milliseconds and drag threshold in pixels (spec section 9). */
const speed = 640;
const threshold = 10;

const loadOptions = async () => ({
  loop: true,
  // A press during a move counts too.
  loopPreventsSliding: false,
  speed: window.matchMedia(reducedMotion).matches ? 0 : speed,
  threshold,
});

/** While the first slide is a video, the body says so (spec section 4, Hero carousel). */
function useAutoplayMode(on: boolean) {
  useEffect(() => {
    if (!on) return;
    document.body.dataset.heroAutoplay = 'true';
    return () => {
      delete document.body.dataset.heroAutoplay;
    };
  }, [on]);
}

/**
 * The moving part of the hero: which slide is selected, and the ways to select another. Slides are in the HTML and
 * the first one needs no script; Swiper comes after the first paint, and only when there is something to move.
 */
export function HeroCarousel({ slides, labels }: HeroCarouselProps) {
  const moves = slides.length > 1;
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(viewport, moves ? loadOptions : null);
  const [active, setActive] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  useAutoplayMode(Boolean(slides[0]?.video));

  useEffect(() => {
    if (!swiper) return;
    const onChange = () => setActive(swiper.realIndex);
    // Said at the end of the move, and only of moves: the first slide is not news.
    const onMoved = () => setAnnouncement(labels.announcements[swiper.realIndex] ?? '');
    swiper.on('realIndexChange', onChange);
    swiper.on('slideChangeTransitionEnd', onMoved);
    return () => {
      swiper.off('realIndexChange', onChange);
      swiper.off('slideChangeTransitionEnd', onMoved);
    };
  }, [swiper, labels]);

  return (
    <section
      aria-label={labels.label}
      aria-roledescription={moves ? labels.carousel : undefined}
      className={styles.hero}
    >
      <div className={`swiper ${styles.viewport}`} ref={viewport}>
        <div className={`swiper-wrapper ${styles.track}`}>
          {slides.map((slide, index) => (
            <HeroSlide
              active={index === active}
              first={index === 0}
              key={slide.path}
              position={moves ? (labels.positions[index] ?? null) : null}
              roleDescription={labels.slide}
              slide={slide}
              videoLabels={labels.video}
            />
          ))}
        </div>
      </div>
      {moves ? (
        <HeroControls
          active={active}
          count={slides.length}
          labels={labels}
          onNext={() => swiper?.slideNext()}
          onPrevious={() => swiper?.slidePrev()}
          onSelect={(index) => swiper?.slideToLoop(index)}
        />
      ) : null}
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}
