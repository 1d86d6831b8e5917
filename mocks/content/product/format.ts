import type { SampleLocale } from '../types';

// French sets a no-break space before a unit, and before the percent sign.
const NO_BREAK_SPACE = '\u00a0';

/** An amount with its unit, e.g. `21 g`. */
export function amount(value: number, unit: 'g' | 'mg', { language }: SampleLocale): string {
  return `${value}${language === 'fr' ? NO_BREAK_SPACE : ' '}${unit}`;
}

/** A share of the daily value, e.g. `75%`. */
export function percentage(value: number, { language }: SampleLocale): string {
  return `${value}${language === 'fr' ? NO_BREAK_SPACE : ''}%`;
}
