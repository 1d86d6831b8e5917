'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { reducedMotion, useMedia } from '@/components/ui/use-media';
import { HoverArrow } from './hover-arrow';
import { edgesOf } from './strip-motion';
import styles from './strip-scroller.module.css';
import { useAutoScroll } from './use-auto-scroll';
import { useDragScroll } from './use-drag-scroll';

export type StripLabels = {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};

type StripScrollerProps = {
  readonly heading: string;
  readonly labels: StripLabels;
  /** How many items there are, and after how many they repeat. */
  readonly count: number;
  readonly period: number;
  readonly speed: number;
  readonly startDelay: number;
  /** The `<li>`s. */
  readonly children: ReactNode;
};

/** The moving part of the product strip (spec section 2, Marquee): a native scroller that scrolls by itself. */
export function StripScroller({
  heading,
  labels,
  count,
  period,
  speed,
  startDelay,
  children,
}: StripScrollerProps) {
  const headingId = useId();
  const area = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const [paused, setPaused] = useState(false);
  const still = useMedia(reducedMotion);

  useDragScroll(viewport);
  const wait = useAutoScroll({ viewport, enabled: !paused && !still, speed, startDelay, period });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const read = () => {
      const { atStart, atEnd } = edgesOf(element);
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    if (direction === 1 ? edges.atEnd : edges.atStart) return;
    const element = viewport.current;
    const [first, second] = element?.firstElementChild?.children ?? [];
    if (!(first instanceof HTMLElement)) return;
    const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    wait();
    element?.scrollBy({ left: direction * step, behavior: still ? 'auto' : 'smooth' });
  };

  const perView = { '--per-tablet': Math.min(count, 2), '--per-desktop': Math.min(count, 3) };
  return (
    <section aria-labelledby={headingId} className={styles.strip}>
      <div className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        <div className={styles.controls}>
          <IconButton
            aria-label={paused ? labels.play : labels.pause}
            className={`${styles.control} ${styles.pause}`}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </IconButton>
          {/* A truly disabled button would lose the focus at the end of the way. */}
          <IconButton
            aria-disabled={edges.atStart}
            aria-label={labels.previous}
            className={styles.control}
            onClick={() => move(-1)}
          >
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton
            aria-disabled={edges.atEnd}
            aria-label={labels.next}
            className={styles.control}
            onClick={() => move(1)}
          >
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      </div>
      <div className={styles.area} ref={area}>
        <div className={styles.viewport} data-testid="strip-viewport" ref={viewport}>
          <ul className={styles.list} style={perView as CSSProperties}>
            {children}
          </ul>
        </div>
        <HoverArrow area={area} hideOver="button" />
      </div>
    </section>
  );
}
