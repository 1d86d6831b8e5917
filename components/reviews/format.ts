/** Formats a date as "March 3, 2026" or "3 mars 2026" (REV-05), in UTC like the service. */
export function longDate(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** Formats an average with one decimal, such as "4.5" or "4,5". */
export function averageText(average: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
}

export function countText(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** Formats a share of 0–1 as a whole percentage. */
export function shareText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
