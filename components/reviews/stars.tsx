import type { CSSProperties } from 'react';
import styles from './stars.module.css';

type StarsProps = {
  /** 0–5, fractions included. */
  readonly value: number;
  /** Says the same in words. */
  readonly label: string;
};

/** A row of five stars, filled up to a value. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span
      aria-label={label}
      className={styles.stars}
      role="img"
      style={{ '--filled': `${value * 20}%` } as CSSProperties}
    />
  );
}
