import { type LocaleDefinition, siblingLocales } from '@/lib/locales/definitions';
import { fragmentKey } from '../fragment-key';
import { type FragmentTexts, textsOf } from '../texts';
import type { Check, Fault, LocaleContent, SiteContent } from '../types';

/** The locales of the same country in another language. */
function translationsOf(locale: LocaleDefinition, { locales }: SiteContent): readonly LocaleContent[] {
  const ids = siblingLocales(locale)
    .filter(({ language }) => language !== locale.language)
    .map(({ id }) => id);
  return locales.filter((other) => ids.includes(other.locale.id));
}

const byKey = (content: LocaleContent) =>
  new Map(textsOf(content).map((fragment) => [fragmentKey(fragment.path), fragment]));

function missingIn(own: FragmentTexts | undefined, other: FragmentTexts, label: string): readonly Fault[] {
  if (!own) {
    const expectation = `a translation; ${label} has this fragment`;
    return [{ path: other.path, field: null, value: null, expectation }];
  }
  const texts = new Map(own.texts);
  return other.texts
    .filter(([field, text]) => text !== '' && texts.get(field) === '')
    .map(([field, text]) => {
      const expectation = `a translation of ${JSON.stringify(text.slice(0, 60))}`;
      return { path: own.path, field, value: null, expectation };
    });
}

/** Finds fragments and fields that one language of a country has and the other does not. */
export const missingTranslation: Check = {
  kind: 'missing-translation',
  title: 'Fragments and texts without a translation',
  severity: 'warning',
  find: (content, site) => {
    const own = byKey(content);
    return translationsOf(content.locale, site).flatMap((other) =>
      [...byKey(other)]
        .filter(([key]) => !content.incomplete.has(key.replace(/\/[^/]*$/, '')))
        .flatMap(([key, fragment]) => missingIn(own.get(key), fragment, other.locale.label)),
    );
  },
};

/** A word may be the same in both languages, such as Orange. */
const isPhrase = (text: string) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text);

/** Finds French texts that are the English ones. */
export const untranslated: Check = {
  kind: 'untranslated',
  title: 'French texts that equal the English ones',
  severity: 'warning',
  find: (content, site) => {
    if (content.locale.language !== 'fr') return [];
    const own = byKey(content);
    return translationsOf(content.locale, site).flatMap((other) =>
      [...byKey(other)].flatMap(([key, { texts }]) => {
        const english = new Map(texts);
        const fragment = own.get(key);
        return (fragment?.texts ?? [])
          .filter(([field, text]) => isPhrase(text) && english.get(field) === text)
          .map(([field, text]) => {
            const expectation = `another text than that of ${other.locale.label}`;
            return { path: fragment?.path ?? key, field, value: text, expectation };
          });
      }),
    );
  },
};
