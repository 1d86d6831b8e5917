import { useEffect, useRef } from 'react';
import type { Swiper } from 'swiper/types';

type Command = (swiper: Swiper) => void;

/**
 * Returns a function that runs a command, such as for a pressed button. Before the carousel is ready it keeps the last
 * command until then. Call it below the effect that listens to the carousel.
 */
export function useSwiperCommand(swiper: Swiper | null): (command: Command) => void {
  const waiting = useRef<Command | null>(null);
  useEffect(() => {
    if (!swiper) return;
    waiting.current?.(swiper);
    waiting.current = null;
  }, [swiper]);
  return (command) => {
    if (swiper) command(swiper);
    else waiting.current = command;
  };
}
