import { type LocaleDefinition, siblingLocales } from '@/lib/locales/definitions';
import { siteOrigin } from './site-url';

/** Returns language → origin of the country's other sites, the targets of `?lng=` (LOC-03). */
export function siblingOrigins(locale: LocaleDefinition): Readonly<Record<string, string>> {
  return Object.fromEntries(siblingLocales(locale).map((other) => [other.language, siteOrigin(other.id)]));
}
