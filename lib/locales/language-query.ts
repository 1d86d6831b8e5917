/** The query parameter, and the local-storage key that mirrors the language (LOC-07). */
export const languageParameter = 'lng';
export const languageKey = 'i18nextLng';

/** Returns the query without the language parameter, because the target's host determines the language. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
