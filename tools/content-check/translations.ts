import { type LocaleDefinition, siblingLocales } from '@/lib/locales/definitions';
import { fragmentKey } from './fragment-key';
import { textsOf } from './texts';
import type { LocaleContent, SiteContent } from './types';

/** Returns the content of the same country in another language. */
export function translationsOf(locale: LocaleDefinition, { locales }: SiteContent): readonly LocaleContent[] {
  const ids = siblingLocales(locale)
    .filter(({ language }) => language !== locale.language)
    .map(({ id }) => id);
  return locales.filter((other) => ids.includes(other.locale.id));
}

/** Returns the texts of a locale's fragments by their place below `content-fragments/`. */
export const textsByKey = (content: LocaleContent) =>
  new Map(textsOf(content).map((fragment) => [fragmentKey(fragment.path), fragment]));
