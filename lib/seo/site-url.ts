import { type Config, getConfig } from '@/lib/config';
import { type LocaleDefinition, type LocaleId, siblingLocales } from '@/lib/locales/definitions';

/**
 * Returns the origin of a locale's site: its canonical host, never the request's (LOC-03). Plain http with
 * the listening port in `local`, https elsewhere.
 */
export function siteOrigin(
  id: LocaleId,
  config: Pick<Config, 'appEnv' | 'port' | 'localeDomains'> = getConfig(),
): string {
  const host = config.localeDomains[id][0];
  return config.appEnv === 'local' ? `http://${host}:${config.port}` : `https://${host}`;
}

/** Returns language → origin of the country's other sites, the targets of `?lng=` (LOC-03). */
export function siblingOrigins(locale: LocaleDefinition): Readonly<Record<string, string>> {
  return Object.fromEntries(siblingLocales(locale).map((other) => [other.language, siteOrigin(other.id)]));
}
