'use client';

import { useRef } from 'react';
import { HeroOverlay } from './hero-overlay';
import { HeroPicture } from './hero-picture';
import styles from './hero-slide.module.css';
import type { HeroSlide as Slide } from './hero-slides';
import { HeroVideo, type HeroVideoLabels } from './hero-video';
import { overlayShown } from './overlay-rules';
import { useHeroVideo } from './use-hero-video';

export type HeroSlideProps = {
  readonly slide: Slide;
  readonly first: boolean;
  readonly active: boolean;
  /** "2 of 4", and the translated word for a slide; null for the only slide, which is no carousel. */
  readonly position: string | null;
  readonly roleDescription: string;
  readonly videoLabels: HeroVideoLabels;
};

/** One slide of the hero: picture or video, and the words over it (spec sections 2 and 4). */
export function HeroSlide({ slide, first, active, position, roleDescription, videoLabels }: HeroSlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useHeroVideo(video, active);
  const awaitsFirstPlay = first && slide.video !== null && state.awaitsFirstPlay;
  const shown = overlayShown({
    hasContent: slide.hasContent,
    active,
    playing: state.playing,
    awaitsFirstPlay,
  });
  const { picture } = slide;
  return (
    <div
      className={`swiper-slide ${styles.slide}`}
      inert={!active}
      {...(position
        ? { role: 'group', 'aria-roledescription': roleDescription, 'aria-label': position }
        : {})}
    >
      {picture && slide.scaleDown ? (
        <HeroPicture alt="" className={styles.backdrop} priority={false} sources={picture} />
      ) : null}
      {picture ? (
        <HeroPicture
          alt={slide.video ? '' : slide.alt}
          className={slide.scaleDown ? styles.scaledDown : styles.media}
          priority={first}
          sources={picture}
        />
      ) : null}
      {slide.video ? (
        <HeroVideo
          element={video}
          label={slide.alt}
          labels={videoLabels}
          scaleDown={slide.scaleDown}
          sources={slide.video}
          state={state}
        />
      ) : null}
      <HeroOverlay awaitsFirstPlay={awaitsFirstPlay} isTitle={first} shown={shown} slide={slide} />
    </div>
  );
}
