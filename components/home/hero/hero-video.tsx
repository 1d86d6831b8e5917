'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { EditAttributes } from '@/lib/content/types';
import type { HeroVideo as Sources } from './hero-slides';
import styles from './hero-video.module.css';
import { useAutoHide } from './use-auto-hide';
import type { useHeroVideo } from './use-hero-video';

type HeroVideoProps = {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly sources: Sources;
  readonly label: string;
  readonly scaleDown: boolean;
  readonly state: ReturnType<typeof useHeroVideo>;
  readonly editing: EditAttributes | undefined;
};

/** Milliseconds after the last click until the controls disappear (HERO-05). */
const hideAfter = 3000;

/**
 * Renders a slide's video with custom controls (HERO-04). A click shows them for a while, keyboard focus as long as it
 * lasts. Nothing loads before the video is about to play.
 */
export function HeroVideo({ element, sources, label, scaleDown, state, editing }: HeroVideoProps) {
  const t = useTranslations('common.home.hero');
  const [controlsShown, showControls] = useAutoHide(hideAfter);
  const { playing, muted, togglePlay, toggleMuted } = state;
  return (
    <>
      <video
        aria-label={label}
        className={scaleDown ? styles.scaledDown : styles.video}
        muted
        onClick={(event) => {
          // Swiper calls preventDefault on the click that ends a swipe.
          if (event.defaultPrevented || event.currentTarget.controls) return;
          togglePlay();
          showControls();
        }}
        playsInline
        preload="none"
        ref={element}
        {...state.handlers}
        {...editing}
      >
        {sources.mobile ? <source media="(max-width: 48rem)" src={sources.mobile} /> : null}
        <source src={sources.desktop} />
      </video>
      <div className={styles.shade} />
      <div className={styles.controls} data-shown={controlsShown} data-testid="hero-video-controls">
        <IconButton
          aria-label={playing ? t('pause-video') : t('play-video')}
          className={styles.control}
          onClick={() => {
            togglePlay();
            showControls();
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton
          aria-label={muted ? t('unmute-video') : t('mute-video')}
          className={styles.control}
          onClick={() => {
            toggleMuted();
            showControls();
          }}
        >
          <Icon name={muted ? 'muted' : 'sound'} />
        </IconButton>
      </div>
    </>
  );
}
