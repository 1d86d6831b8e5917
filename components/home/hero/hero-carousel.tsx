'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useSwiper } from '@/components/ui/use-swiper';
import { useSwiperCommand } from '@/components/ui/use-swiper-command';
import type { EditAttributes } from '@/lib/content/types';
import styles from './hero-carousel.module.css';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import type { HeroSlide as Slide } from './hero-slides';

type HeroCarouselProps = {
  readonly slides: readonly Slide[];
  /** Attributes of the element around the slides, in a preview that can be edited. */
  readonly container?: EditAttributes;
};

/** Slider transition in milliseconds and drag threshold in pixels (HERO-06). */
const speed = 640;
const threshold = 10;

const loadOptions = async () => ({
  loop: true,
  // Buttons also work during a transition.
  loopPreventsSliding: false,
  threshold,
});

/** Sets an attribute of the body while the first slide is a video (HERO-04). */
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
 * Renders the hero's slides and controls and manages the selected slide. Slides are in the HTML and the first one
 * needs no script. Swiper loads after the first paint, and only with more than one slide.
 */
export function HeroCarousel({ slides, container }: HeroCarouselProps) {
  const t = useTranslations('common.home');
  const total = slides.length;
  const moves = total > 1;
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useSwiper(viewport, moves ? loadOptions : null, speed);
  const [active, setActive] = useState(0);
  /** Index of the last slide moved to. */
  const [announced, setAnnounced] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useAutoplayMode(Boolean(slides[0]?.video));

  useEffect(() => {
    if (!swiper) return;
    const onChange = () => setActive(swiper.realIndex);
    // Announce at the end of a transition, not for the initial slide.
    const onMoved = () => setAnnounced(swiper.realIndex);
    swiper.on('realIndexChange', onChange);
    swiper.on('slideChangeTransitionEnd', onMoved);
    return () => {
      swiper.off('realIndexChange', onChange);
      swiper.off('slideChangeTransitionEnd', onMoved);
    };
  }, [swiper]);

  const command = useSwiperCommand(swiper);
  const move = (step: Parameters<typeof command>[0]) => {
    // A pointer or focus that came before hydration was not noticed.
    want();
    command(step);
  };

  const announcement = (index: number) => {
    const { headline, alt } = slides[index] ?? {};
    return t('hero.announcement', { index: index + 1, total, title: headline || alt || '' });
  };

  return (
    <section
      aria-label={t('hero.label')}
      aria-roledescription={moves ? t('carousel') : undefined}
      className={styles.hero}
      onFocus={want}
      onPointerEnter={want}
    >
      <div className={`swiper ${styles.viewport}`} ref={viewport}>
        <div className={`swiper-wrapper ${styles.track}`} {...container}>
          {slides.map((slide, index) => (
            <HeroSlide
              active={index === active}
              first={index === 0}
              key={slide.path}
              loads={wanted || index === active}
              position={moves ? t('hero.position', { index: index + 1, total }) : null}
              slide={slide}
            />
          ))}
        </div>
      </div>
      {moves ? (
        <HeroControls
          active={active}
          count={total}
          onNext={() => move((carousel) => carousel.slideNext())}
          onPrevious={() => move((carousel) => carousel.slidePrev())}
          onSelect={(index) => move((carousel) => carousel.slideToLoop(index))}
        />
      ) : null}
      <p aria-live="polite" className="visually-hidden">
        {announced === null ? '' : announcement(announced)}
      </p>
    </section>
  );
}
