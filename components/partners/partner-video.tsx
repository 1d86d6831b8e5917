'use client';

import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './partner-video.module.css';
import { useAutoplay } from './use-autoplay';

type PartnerVideoProps = {
  readonly src: string;
  readonly label: string;
  readonly labels: { readonly play: string; readonly pause: string };
};

/** A looping, muted video that plays by itself unless motion is unwanted, with a way to stop it (spec section 2). */
export function PartnerVideo({ src, label, labels }: PartnerVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const toggle = useAutoplay(video);
  return (
    <div className={styles.frame}>
      <video
        aria-label={label}
        className={styles.video}
        loop
        muted
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        playsInline
        preload="metadata"
        ref={video}
        src={src}
      />
      <IconButton
        aria-label={playing ? labels.pause : labels.play}
        className={styles.control}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </IconButton>
    </div>
  );
}
