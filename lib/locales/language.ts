import { type LocaleDefinition, type LocaleId, locales } from './definitions';
import { languageParameter } from './language-query';

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
