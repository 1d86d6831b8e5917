'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { editable } from '@/lib/content/editable';
import { HeroOverlay } from './hero-overlay';
import { HeroPicture } from './hero-picture';
import styles from './hero-slide.module.css';
import type { HeroSlide as Slide } from './hero-slides';
import { HeroVideo } from './hero-video';
import { overlayShown } from './overlay-rules';
import { useHeroVideo } from './use-hero-video';

export type HeroSlideProps = {
  readonly slide: Slide;
  readonly first: boolean;
  readonly active: boolean;
  /** False until the visitor interacts with the carousel; the pictures of other slides load then. */
  readonly loads: boolean;
  /** "2 of 4"; null for a single slide, which is not a carousel. */
  readonly position: string | null;
};

/** Renders one slide of the hero: picture or video, and the text over it (HERO-02). */
export function HeroSlide({ slide, first, active, loads, position }: HeroSlideProps) {
  const t = useTranslations('common.home');
  const video = useRef<HTMLVideoElement>(null);
  const state = useHeroVideo(video, active);
  const awaitsFirstPlay = first && slide.video !== null && state.awaitsFirstPlay;
  const shown = overlayShown({
    hasContent: slide.hasContent,
    active,
    playing: state.playing,
    awaitsFirstPlay,
  });
  const picture = loads ? slide.picture : null;
  return (
    <div
      className={`swiper-slide ${styles.slide}`}
      data-first={first || undefined}
      inert={!active}
      {...editable(slide)}
      {...(position ? { role: 'group', 'aria-roledescription': t('slide'), 'aria-label': position } : {})}
    >
      {picture ? (
        <HeroPicture
          alt={slide.video ? '' : slide.alt}
          className={slide.scaleDown ? styles.scaledDown : styles.media}
          editing={editable(slide, 'image')}
          isPoster={slide.video !== null}
          priority={first}
          sources={picture}
        />
      ) : null}
      {slide.video ? (
        <HeroVideo
          editing={editable(slide, 'video')}
          element={video}
          label={slide.alt}
          scaleDown={slide.scaleDown}
          sources={slide.video}
          state={state}
        />
      ) : null}
      <HeroOverlay awaitsFirstPlay={awaitsFirstPlay} isTitle={first} shown={shown} slide={slide} />
    </div>
  );
}
