import styles from './ratings.module.css';

/** Number format of an average rating, such as "4.5" or "4,5". */
export const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

type StarsProps = {
  /** From 0 to 5, with fractions. */
  readonly value: number;
  /** Accessible name, such as "4.5 out of 5 stars". */
  readonly label: string;
};

/** Renders a row of five stars, filled up to a value. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span aria-label={label} className={styles.stars} role="img" style={{ '--filled': `${value * 20}%` }} />
  );
}
