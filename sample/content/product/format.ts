import { languageRules } from '../language-rules';
import type { SampleLocale } from '../types';

/** Returns an amount with its unit, such as `21 g`. */
export function amount(value: number, unit: 'g' | 'mg', { language }: SampleLocale): string {
  return `${value}${languageRules[language].beforeUnit}${unit}`;
}

/** Returns a share of the daily value, such as `75%`. */
export function percentage(value: number, { language }: SampleLocale): string {
  return `${value}${languageRules[language].beforePercent}%`;
}
