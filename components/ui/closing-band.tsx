import type { ReactNode } from 'react';
import styles from './closing-band.module.css';

type ClosingBandProps = {
  readonly title: string;
  /** Yellow below sections in teal. */
  readonly tone?: 'teal' | 'yellow';
  /** Ways to reach the company. */
  readonly children: ReactNode;
};

/** Renders the band in which a page ends, with a way to go on from there. */
export function ClosingBand({ title, tone = 'teal', children }: ClosingBandProps) {
  return (
    <section aria-label={title} className={styles.band} data-tone={tone}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
