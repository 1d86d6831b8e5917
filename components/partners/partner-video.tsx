'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { EditAttributes } from '@/lib/content/types';
import styles from './partner-video.module.css';
import { useAutoplay } from './use-autoplay';

type PartnerVideoProps = EditAttributes & {
  readonly src: string;
  readonly label: string;
};

/** Seconds. What a visitor sees before the video plays; its very first picture is often black, or at rest. */
const stillAt = 1;

/** Renders a looping, muted video with a pause button; it autoplays except under reduced motion (PART-03). */
export function PartnerVideo({ src, label, ...editing }: PartnerVideoProps) {
  const t = useTranslations('common.partners');
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
        src={`${src}#t=${stillAt}`}
        {...editing}
      />
      <IconButton
        aria-label={playing ? t('pause-video') : t('play-video')}
        className={styles.control}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} size={32} />
      </IconButton>
    </div>
  );
}
