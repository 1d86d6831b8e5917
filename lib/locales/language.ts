import { type LocaleDefinition, type LocaleId, locales } from './definitions';

/** The query parameter, and the local-storage key that mirrors the language (LOC-07). */
export const languageParameter = 'lng';
export const languageKey = 'i18nextLng';

/**
 * Returns the country's site that `?lng=` requests (LOC-07). Null without the parameter, for the locale's own language,
 * for an unknown language and for a country with one language.
 * @param search as in `location.search`
 */
export function languageSite(
  locale: Pick<LocaleDefinition, 'country' | 'language'>,
  search: string,
): LocaleId | null {
  const wanted = new URLSearchParams(search).get(languageParameter);
  if (wanted === locale.language) return null;
  const site = locales.find(({ country, language }) => country === locale.country && language === wanted);
  return site?.id ?? null;
}

/** Returns the query without the language parameter, because the target's host determines the language. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
