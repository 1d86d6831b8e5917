/** Returns a function with one formatter per locale: creating one takes longer than all of a page's texts. */
function perLocale<F>(create: (locale: string) => F): (locale: string) => F {
  const created = new Map<string, F>();
  return (locale) => {
    const formatter = created.get(locale) ?? create(locale);
    created.set(locale, formatter);
    return formatter;
  };
}

const dates = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const averages = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const counts = perLocale((locale) => new Intl.NumberFormat(locale));
const shares = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** Formats a date as "March 3, 2026" or "3 mars 2026" (REV-05), in UTC like the service. */
export const longDate = (time: string, locale: string) => dates(locale).format(new Date(time));

/** Formats an average with one decimal, such as "4.5" or "4,5". */
export const averageText = (average: number, locale: string) => averages(locale).format(average);

export const countText = (count: number, locale: string) => counts(locale).format(count);

/** Formats a share of 0–1 as a whole percentage. */
export const shareText = (share: number, locale: string) => shares(locale).format(share);
