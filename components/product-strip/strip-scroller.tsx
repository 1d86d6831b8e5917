'use client';

import { useTranslations } from 'next-intl';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { reducedMotion, useMedia } from '@/components/ui/use-media';
import { useNear } from '@/components/ui/use-near';
import { HoverArrow } from './hover-arrow';
import { defaultSpeed, defaultStartDelay, edgesOf } from './strip-motion';
import styles from './strip-scroller.module.css';
import { loopOf, useAutoScroll } from './use-auto-scroll';
import { useDragScroll } from './use-drag-scroll';

type StripScrollerProps = {
  readonly heading: string;
  /** Number of items, and of distinct items before they repeat. */
  readonly count: number;
  readonly period: number;
  /** Speed in pixels per frame, and delay in milliseconds before the strip starts to scroll. */
  readonly speed?: number;
  readonly startDelay?: number;
  /** The `<li>`s. */
  readonly children: ReactNode;
};

/** Renders the moving part of the product strip (STRIP-01): a native scroller with auto-scroll. */
export function StripScroller({
  heading,
  count,
  period,
  speed = defaultSpeed,
  startDelay = defaultStartDelay,
  children,
}: StripScrollerProps) {
  const t = useTranslations('common.home.strip');
  const headingId = useId();
  const area = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const [loops, setLoops] = useState(false);
  const [paused, setPaused] = useState(false);
  const still = useMedia(reducedMotion);
  /** The repeats only serve the loop, so the server's HTML has each item once. */
  const isNear = useNear(viewport);

  useDragScroll(viewport);
  const wait = useAutoScroll({ viewport, enabled: loops && !paused && !still, speed, startDelay, period });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const read = () => {
      const { atStart, atEnd } = edgesOf(element);
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
      setLoops(loopOf(element, period) !== null);
    };
    // Repeats make the row longer, but not the viewport.
    if (isNear) read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [isNear, period]);

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
          {loops ? (
            <IconButton
              aria-label={paused ? t('play') : t('pause')}
              className={`${styles.control} ${styles.pause}`}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </IconButton>
          ) : null}
          {/* aria-disabled, because a disabled button would lose the focus at the end of the strip. */}
          <IconButton
            aria-disabled={edges.atStart}
            aria-label={t('previous')}
            className={styles.control}
            onClick={() => move(-1)}
          >
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton
            aria-disabled={edges.atEnd}
            aria-label={t('next')}
            className={styles.control}
            onClick={() => move(1)}
          >
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      </div>
      <div className={styles.area} ref={area}>
        <div className={styles.viewport} data-testid="strip-viewport" ref={viewport}>
          <ul className={styles.list} style={perView}>
            {Children.toArray(children).slice(0, isNear ? count : period)}
          </ul>
        </div>
        <HoverArrow area={area} hideOver="button" />
      </div>
    </section>
  );
}
