'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { reducedMotion, useMedia } from '@/components/ui/use-media';
import { useAfterLoad } from './use-after-load';

/** Play starts this long after the page's load event (spec section 9). */
const playDelay = 100;

/**
 * The states of a hero video (spec section 4): it starts muted once the page has loaded and its slide is the
 * selected one; it stops and goes back to its start when the slide no longer is. Under reduced motion the visitor
 * starts it.
 */
export function useHeroVideo(video: RefObject<HTMLVideoElement | null>, active: boolean) {
  const still = useMedia(reducedMotion);
  const ready = useAfterLoad(playDelay);
  const [playing, setPlaying] = useState(false);
  /** It has played or it could not: nothing is to be waited for any more. */
  const [settled, setSettled] = useState(false);
  const [muted, setMuted] = useState(true);

  // Failures are ignored (spec section 8): browsers refuse to play for reasons of their own, and the poster stays.
  const play = useCallback(() => {
    video.current?.play()?.catch(() => setSettled(true));
  }, [video]);

  useEffect(() => {
    if (active && ready && !still) play();
  }, [active, ready, still, play]);

  useEffect(() => {
    const element = video.current;
    if (!element || !active) return;
    return () => {
      element.pause();
      element.currentTime = 0;
    };
  }, [video, active]);

  return {
    playing,
    muted,
    awaitsFirstPlay: !settled && !still,
    togglePlay: () => (playing ? video.current?.pause() : play()),
    toggleMuted: () => {
      if (video.current) video.current.muted = !muted;
      setMuted(!muted);
    },
    handlers: {
      onPlaying: () => {
        setPlaying(true);
        setSettled(true);
      },
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onError: () => {
        setPlaying(false);
        setSettled(true);
      },
    },
  };
}
