import { type LocaleDefinition, type LocaleId, locales } from './definitions';

/** The query parameter, and the local-storage key of the spec's cache (spec section 7.8, design decision 5). */
export const languageParameter = 'lng';
export const languageKey = 'i18nextLng';

/**
 * The site of the same country that `?lng=` asks for (design decision 5). Null without one, for the language
 * the locale has anyway, for an unknown language and where the country has a single language.
 * @param search as in `location.search`
 */
export function languageSite(
  locale: Pick<LocaleDefinition, 'country' | 'language'>,
  search: string,
): LocaleId | null {
  const wanted = new URLSearchParams(search).get(languageParameter);
  if (wanted === null || wanted === locale.language) return null;
  const site = locales.find(({ country, language }) => country === locale.country && language === wanted);
  return site?.id ?? null;
}

/** The query without the language, which the host says from then on. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
