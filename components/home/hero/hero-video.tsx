'use client';

import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HeroVideo as Sources } from './hero-slides';
import styles from './hero-video.module.css';
import { useAutoHide } from './use-auto-hide';
import type { useHeroVideo } from './use-hero-video';

export type HeroVideoLabels = {
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
};

type HeroVideoProps = {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly sources: Sources;
  readonly label: string;
  readonly labels: HeroVideoLabels;
  readonly scaleDown: boolean;
  readonly state: ReturnType<typeof useHeroVideo>;
};

/** Controls disappear this long after the last click (spec section 9). */
const hideAfter = 3000;

/**
 * A slide's video with its own controls, which a click shows for a while and keyboard focus as long as it stays
 * (spec section 4). Nothing of it loads before it is to play.
 */
export function HeroVideo({ element, sources, label, labels, scaleDown, state }: HeroVideoProps) {
  const [controlsShown, showControls] = useAutoHide(hideAfter);
  const { playing, muted, togglePlay, toggleMuted } = state;
  return (
    <>
      <video
        aria-label={label}
        className={scaleDown ? styles.scaledDown : styles.video}
        muted
        onClick={(event) => {
          // A swipe ends in a click that Swiper has cancelled.
          if (event.defaultPrevented || event.currentTarget.controls) return;
          togglePlay();
          showControls();
        }}
        playsInline
        preload="none"
        ref={element}
        {...state.handlers}
      >
        {sources.mobile ? <source media="(max-width: 768px)" src={sources.mobile} /> : null}
        <source src={sources.desktop} />
      </video>
      <div className={styles.shade} />
      <div className={styles.controls} data-shown={controlsShown} data-testid="hero-video-controls">
        <IconButton
          aria-label={playing ? labels.pause : labels.play}
          className={styles.control}
          onClick={() => {
            togglePlay();
            showControls();
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton
          aria-label={muted ? labels.unmute : labels.mute}
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
