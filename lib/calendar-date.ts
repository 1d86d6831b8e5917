import type { LocaleDefinition } from '@/lib/locales/definitions';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats a calendar date such as `2025-06-17` in the locale's format (LOC-10), without time-zone conversion. Returns
 * any other text unchanged.
 */
export function formatCalendarDate(date: string, format: LocaleDefinition['config']['dateFormat']): string {
  const [, year, month, day] = isoDate.exec(date) ?? [];
  if (!year || !month || !day) return date;
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
