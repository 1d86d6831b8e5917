import type { LocaleDefinition } from './definitions';
import { resolveRoute } from './route';

/** Returns a link of content, or null for a path of this site that the locale does not serve (HOME-07). */
export function servedHref(locale: LocaleDefinition, href: string | null): string | null {
  if (!href?.startsWith('/')) return href;
  const route = resolveRoute(locale, href.replace(/[?#].*/, ''));
  return route.kind === 'page' && route.status === 200 ? href : null;
}
