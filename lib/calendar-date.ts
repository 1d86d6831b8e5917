import type { LocaleDefinition } from '@/lib/locales/definitions';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A calendar date such as `2025-06-17` in the locale's date format (spec section 9). It never passes through a
 * time zone, so the day stays the day. Anything else comes back as it was written.
 */
export function formatCalendarDate(date: string, format: LocaleDefinition['config']['dateFormat']): string {
  const [, year, month, day] = isoDate.exec(date) ?? [];
  if (!year || !month || !day) return date;
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
