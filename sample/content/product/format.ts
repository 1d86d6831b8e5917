import type { Language, SampleLocale } from '../types';

// French has a no-break space before units and the percent sign.
const beforeUnit = { en: ' ', fr: '\u00a0' } satisfies Record<Language, string>;
const beforePercent = { en: '', fr: '\u00a0' } satisfies Record<Language, string>;

/** Returns an amount with its unit, such as `21 g`. */
export function amount(value: number, unit: 'g' | 'mg', { language }: SampleLocale): string {
  return `${value}${beforeUnit[language]}${unit}`;
}

/** Returns a share of the daily value, such as `75%`. */
export function percentage(value: number, { language }: SampleLocale): string {
  return `${value}${beforePercent[language]}%`;
}
