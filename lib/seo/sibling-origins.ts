import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { siteOrigin } from './site-url';

/** Language → origin of the country's other sites: where `?lng=` may lead (design decision 5). */
export function siblingOrigins({ id, country }: LocaleDefinition): Readonly<Record<string, string>> {
  const siblings = locales.filter((other) => other.country === country && other.id !== id);
  return Object.fromEntries(siblings.map((other) => [other.language, siteOrigin(other.id)]));
}
