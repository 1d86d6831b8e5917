'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { advance, canLoop } from './strip-motion';

type AutoScroll = {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly speed: number;
  readonly startDelay: number;
  /** Number of items after which the row repeats. */
  readonly period: number;
};

/**
 * Returns the part of the row in which it scrolls, in pixels, or null for a row that is too short. It is in the middle
 * of the row, so that items are in view on both sides when it jumps back.
 */
export function loopOf(viewport: HTMLElement, period: number) {
  const items = viewport.firstElementChild?.children ?? [];
  const [first, repeat] = [items[0], items[period]];
  if (!(first instanceof HTMLElement && repeat instanceof HTMLElement)) return null;
  const length = repeat.offsetLeft - first.offsetLeft;
  if (!canLoop(length, viewport)) return null;
  return { start: Math.max(0, (viewport.scrollWidth - viewport.clientWidth - length) / 2), length };
}

/** Reports whether the strip must not scroll: hovered, touched, keyboard-focused or not visible. */
function watchHolds(viewport: HTMLElement, report: (held: boolean) => void): () => void {
  const holds = new Set<string>();
  const set = (reason: string, held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    report(holds.size > 0);
  };
  const controller = new AbortController();
  const on = (type: string, handler: (event: PointerEvent) => void, target: EventTarget = viewport) =>
    target.addEventListener(type, handler as EventListener, { signal: controller.signal });

  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && set('hover', true));
  on('pointerleave', () => set('hover', false));
  on('pointerdown', () => set('press', true));
  // A drag may end outside; a native touch scroll fires pointercancel while the finger is still down.
  on('pointerup', () => set('press', false), window);
  on('pointercancel', () => set('press', false), window);
  on('touchstart', () => set('touch', true));
  on('touchend', () => set('touch', false));
  on('touchcancel', () => set('touch', false));
  on('focusin', () => set('focus', viewport.querySelector(':focus-visible') !== null));
  on('focusout', () => set('focus', false));
  on('visibilitychange', () => set('hidden', document.hidden), document);

  set('offscreen', true);
  const observer = new IntersectionObserver(([entry]) => set('offscreen', !entry?.isIntersecting));
  observer.observe(viewport);
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/**
 * Scrolls the strip automatically, `startDelay` after mounting and again as soon as no interaction holds it.
 * @returns a function that pauses it for another `startDelay`, for use after a button moved the strip
 */
export function useAutoScroll({ viewport, enabled, speed, startDelay, period }: AutoScroll): () => void {
  const wait = useRef(() => {});

  useEffect(() => {
    const element = viewport.current;
    if (!element || !enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let held = true;
    let startsAt = performance.now() + startDelay;

    const run = () => {
      let position = element.scrollLeft;
      let shown = position;
      let last: number | null = null;
      const tick = (now: number) => {
        // The window may have another width since the last frame.
        const loop = loopOf(element, period);
        if (!loop) return;
        const elapsed = last === null ? 0 : Math.max(0, now - last);
        last = now;
        // Let the momentum of a swipe or a fling end before auto-scroll resumes.
        if (elapsed === 0 || element.scrollLeft !== shown) {
          position = element.scrollLeft;
        } else {
          position = advance(position, elapsed, speed, loop.length, loop.start);
          element.scrollLeft = position;
        }
        shown = element.scrollLeft;
        frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    };
    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const start = () => {
      stop();
      if (!held) timer = setTimeout(run, Math.max(0, startsAt - performance.now()));
    };
    wait.current = () => {
      startsAt = performance.now() + startDelay;
      start();
    };
    const stopWatching = watchHolds(element, (now) => {
      if (now === held) return;
      held = now;
      start();
    });
    return () => {
      wait.current = () => {};
      stopWatching();
      stop();
    };
  }, [viewport, enabled, speed, startDelay, period]);

  return () => wait.current();
}
