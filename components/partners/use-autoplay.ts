'use client';

import { type RefObject, useCallback, useEffect } from 'react';
import { reducedMotion } from '@/components/ui/use-media';

/** Plays a video; ignores a rejection, such as that of a browser in power-saving mode (PART-01). */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {});
}

/**
 * Plays a muted video after hydration, and pauses it under reduced motion. The HTML has no `autoplay` attribute,
 * because the browser would start the video before the script can check for reduced motion.
 * @returns a function that toggles playback
 */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>): () => void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React does not render `muted` into the HTML, and browsers block autoplay with sound.
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
