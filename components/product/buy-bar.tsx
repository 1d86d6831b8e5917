'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import type { TextTone } from '@/lib/color';
import styles from './buy-bar.module.css';
import { useSelectedPack } from './selection-provider';

type BuyBarProps = {
  readonly label: string;
  readonly tone: TextTone;
  /** The button that sells the product. */
  readonly children: ReactNode;
};

/**
 * Renders a bar with the selected size and the button that sells it, once the hero has left the window (PROD-17). It
 * sticks to the end of the window and rests above the footer. Its place is reserved, so that nothing moves.
 */
export function BuyBar({ label, tone, children }: BuyBarProps) {
  const { name, current } = useSelectedPack();
  const place = useRef<HTMLDivElement>(null);
  // Null until it is shown for the first time, so that its picture loads no sooner.
  const [isShown, setShown] = useState<boolean | null>(null);

  useEffect(() => {
    // The hero is the first block of the page.
    const hero = place.current?.parentElement?.firstElementChild;
    if (!hero) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const hasLeft = !entry.isIntersecting && entry.boundingClientRect.top < 0;
        setShown((was) => (hasLeft ? true : was && false));
      },
      // The header covers the top of the window.
      { rootMargin: '-68px 0px 0px' },
    );
    observer.observe(hero);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.place} data-shown={isShown || undefined} data-tone={tone} ref={place}>
      {isShown === null || !current ? null : (
        <section aria-label={label} className={styles.bar} inert={!isShown}>
          <ContentImage
            alt=""
            className={styles.bottle}
            height={56}
            key={current.size}
            source={current.source}
            width={28}
          />
          <div className={styles.product}>
            <p className={styles.name}>{name}</p>
            <p className={styles.size}>{current.label}</p>
          </div>
          {children}
        </section>
      )}
    </div>
  );
}
