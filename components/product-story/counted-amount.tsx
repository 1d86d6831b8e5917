import type { CSSProperties } from 'react';
import styles from './counted-amount.module.css';

type CountedAmountProps = {
  /** In the locale's format, such as "1,095 mg". */
  readonly amount: string;
  readonly suffix: string;
};

/** Renders an amount whose digits roll up from zero. Assistive technology reads the amount itself. */
export function CountedAmount({ amount, suffix }: CountedAmountProps) {
  const space = amount.lastIndexOf('\u00a0');
  const unitAt = space < 0 ? amount.length : space;
  return (
    <p>
      <span className="visually-hidden">{`${amount} `}</span>
      <span aria-hidden="true" className={styles.amount}>
        {[...amount.slice(0, unitAt)].map((character, index) =>
          /\d/.test(character) ? (
            <span
              className={styles.digit}
              // biome-ignore lint/suspicious/noArrayIndexKey: the characters of an amount never move.
              key={index}
              style={{ '--digit': Number(character) } as CSSProperties}
            >
              {character}
            </span>
          ) : (
            character
          ),
        )}
        <span className={styles.unit}>{amount.slice(unitAt)}</span>
      </span>
      <span className={styles.suffix}>{suffix}</span>
    </p>
  );
}
