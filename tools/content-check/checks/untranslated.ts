import { textsByKey, translationsOf } from '../translations';
import type { Check } from '../types';

/** A single word may be equal in both languages, such as Orange. */
const isPhrase = (text: string) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text);

/** Finds French texts that equal the English ones. */
export const untranslated: Check = {
  kind: 'untranslated',
  title: 'French texts that equal the English ones',
  severity: 'warning',
  find: (content, site) => {
    if (content.locale.language !== 'fr') return [];
    const own = textsByKey(content);
    return translationsOf(content.locale, site).flatMap((other) =>
      [...textsByKey(other)].flatMap(([key, { texts }]) => {
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
