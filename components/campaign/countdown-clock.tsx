'use client';

import { useTranslations } from 'next-intl';
import styles from './countdown.module.css';
import { useSecondsLeft } from './use-seconds-left';

type CountdownClockProps = {
  /** Time in milliseconds since 1970. */
  readonly to: number;
  /** The text after that time. */
  readonly end: string;
};

const units = [
  ['days', 86_400, Number.POSITIVE_INFINITY],
  ['hours', 3600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const;

/** Stands for the count on the server, so that labels have the plural. */
const many = 2;

/**
 * Renders the remaining time as four numbers, then the end text. Assistive technology gets the date beside the numbers,
 * which change each second, and the end text when it appears.
 */
export function CountdownClock({ to, end }: CountdownClockProps) {
  const t = useTranslations('common.campaign.countdown');
  const left = useSecondsLeft(to);
  return (
    <>
      {left === 0 ? null : (
        <div aria-hidden="true" className={styles.clock}>
          {units.map(([unit, length, most]) => {
            const count = left === null ? null : Math.floor(left / length) % most;
            return (
              <span className={styles.unit} key={unit}>
                <span className={styles.number}>{count === null ? '–' : String(count).padStart(2, '0')}</span>
                <span className={styles.label}>{t(unit, { count: count ?? many })}</span>
              </span>
            );
          })}
        </div>
      )}
      <p className={styles.end} role="status">
        {left === 0 ? end : ''}
      </p>
    </>
  );
}
