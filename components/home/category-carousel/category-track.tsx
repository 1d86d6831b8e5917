'use client';

import { useTranslations } from 'next-intl';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNear } from '@/components/ui/use-near';
import { useSwiper } from '@/components/ui/use-swiper';
import { useSwiperCommand } from '@/components/ui/use-swiper-command';
import type { EditAttributes } from '@/lib/content/types';
import styles from './category-track.module.css';
import { exposedSlides } from './shown-slides';

type CategoryTrackProps = {
  /** Number of distinct items. */
  readonly count: number;
  /** Attributes of the element around the cards, in a preview that can be edited. */
  readonly container?: EditAttributes;
  /** A link below the cards. */
  readonly more?: ReactNode;
  /** The cards, rendered twice; a single card once. */
  readonly children: ReactNode;
};

/** Cards in view in windows of at least 1024 px. Of more cards, the edge of the next one is in view too. */
const perDesktop = 3;

/** Duration of a transition in milliseconds (HOME-04). */
const speed = 640;

/** Gap and drag threshold (HOME-04). */
const optionsFor = (desktop: number) => async () => {
  // Swiper knows pixels only; the style sheet's breakpoints follow the visitor's font.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    loop: true,
    // Buttons also work during a transition.
    loopPreventsSliding: false,
    spaceBetween: 24,
    threshold: 10,
    // One slide, so wide that the edge of the next one is in view.
    slidesPerView: 1 / 0.82,
    breakpoints: { [48 * rem]: { slidesPerView: 1 }, [64 * rem]: { slidesPerView: desktop } },
  };
};

const loadFew = optionsFor(perDesktop);
const loadMany = optionsFor(perDesktop + 0.2);

/** Returns the indices in the markup of the slides in view; Swiper reorders the elements when it loops. */
function slidesInView({ slides, activeIndex, params }: Swiper): number[] {
  return slides
    .slice(activeIndex, activeIndex + Math.ceil(Number(params.slidesPerView)))
    .map((slide) => Number(slide.dataset.index));
}

/** Renders the moving part of the category carousel. CSS positions the first slides until Swiper has loaded. */
export function CategoryTrack({ count, container, more, children }: CategoryTrackProps) {
  const t = useTranslations('common.home');
  const headingId = useId();
  const moves = count > 1;
  const isFew = count <= perDesktop;
  const viewport = useRef<HTMLDivElement>(null);
  /** The repeats only serve the loop, so the server's HTML has each item once. */
  const isNear = useNear(viewport);
  const swiper = useSwiper(viewport, moves && isNear ? (isFew ? loadFew : loadMany) : null, speed);
  /** Null until Swiper has loaded; every category is then exposed once, whether in view or not. */
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

  const command = useSwiperCommand(swiper);

  return (
    <section
      aria-labelledby={headingId}
      aria-roledescription={moves ? t('carousel') : undefined}
      className={styles.section}
    >
      <div className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {t('categories.heading')}
        </h2>
        {more ? <p className={styles.more}>{more}</p> : null}
        {moves ? (
          <div className={styles.controls} data-few={isFew || undefined}>
            <IconButton
              aria-label={t('categories.previous')}
              className={styles.control}
              onClick={() => command((carousel) => carousel.slidePrev())}
            >
              <Icon name="arrow-left" />
            </IconButton>
            <IconButton
              aria-label={t('categories.next')}
              className={styles.control}
              onClick={() => command((carousel) => carousel.slideNext())}
            >
              <Icon name="arrow-right" />
            </IconButton>
          </div>
        ) : null}
      </div>
      <div
        className={`swiper ${styles.viewport}`}
        data-few={isFew || undefined}
        data-single={!moves || undefined}
        ref={viewport}
      >
        <div className={`swiper-wrapper ${styles.track}`} {...container}>
          {Children.map(children, (card, index) => {
            if (index >= count && !isNear) return null;
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
