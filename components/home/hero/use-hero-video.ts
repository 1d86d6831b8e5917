'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { reducedMotion, useMedia } from '@/components/ui/use-media';
import { useAfterLoad } from './use-after-load';

/** Milliseconds between the page's load event and the start of playback (HERO-04). */
const playDelay = 100;

/**
 * Manages a hero video (HERO-04). It starts muted once the page has loaded and its slide is selected. It pauses and
 * rewinds when the slide is no longer selected. Under reduced motion only the visitor starts it.
 */
export function useHeroVideo(video: RefObject<HTMLVideoElement | null>, active: boolean) {
  const still = useMedia(reducedMotion);
  const ready = useAfterLoad(playDelay);
  const [playing, setPlaying] = useState(false);
  /** True once the video has played or failed, so that the overlay no longer waits for it. */
  const [settled, setSettled] = useState(false);
  const [muted, setMuted] = useState(true);

  // Ignore rejections (HERO-04): browsers may block playback, and the poster remains visible.
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
