import { languageParameter } from './language-query';

/** The query parameter that starts or ends a demo (LOC-06). */
export const demoParameter = 'demo';

/**
 * Returns whether a query selects another locale (LOC-06, LOC-07). The browser must then load the page: the router keeps
 * the locale, and must not fetch from another origin.
 */
export function selectsLocale(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has(languageParameter) || query.has(demoParameter);
}
