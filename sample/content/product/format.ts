import type { Language, SampleLocale } from '../types';

// French sets a no-break space before a unit, and before the percent sign.
const beforeUnit = { en: ' ', fr: '\u00a0' } satisfies Record<Language, string>;
const beforePercent = { en: '', fr: '\u00a0' } satisfies Record<Language, string>;

/** An amount with its unit, e.g. `21 g`. */
export function amount(value: number, unit: 'g' | 'mg', { language }: SampleLocale): string {
  return `${value}${beforeUnit[language]}${unit}`;
}

/** A share of the daily value, e.g. `75%`. */
export function percentage(value: number, { language }: SampleLocale): string {
  return `${value}${beforePercent[language]}%`;
}
