'use client';

import { type RefObject, useCallback, useEffect } from 'react';
import { reducedMotion } from '@/components/ui/use-media';

/** Playing can be refused, by a browser that saves power for instance; that is no error (spec section 8). */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {});
}

/**
 * Plays a muted video as soon as the page runs, and pauses it while reduced motion is asked for. Autoplay is no
 * attribute of the server's HTML: the browser would start before anyone could ask about motion.
 * @returns what plays or pauses it by hand
 */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>): () => void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React leaves `muted` out of the HTML, and browsers refuse to start a video with sound.
    element.muted = true;
    const media = window.matchMedia(reducedMotion);
    const follow = () => {
      element.autoplay = !media.matches;
      if (media.matches) element.pause();
      else play(element);
    };
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [video]);

  return useCallback(() => {
    const element = video.current;
    if (!element) return;
    if (element.paused) play(element);
    else element.pause();
  }, [video]);
}
