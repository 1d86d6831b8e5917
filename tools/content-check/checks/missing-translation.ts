import type { FragmentTexts } from '../texts';
import { textsByKey, translationsOf } from '../translations';
import type { Check, Fault } from '../types';

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

/** Finds fragments and fields that exist in only one language of a country. */
export const missingTranslation: Check = {
  kind: 'missing-translation',
  title: 'Fragments and texts without a translation',
  severity: 'warning',
  find: (content, site) => {
    const own = textsByKey(content);
    return translationsOf(content.locale, site).flatMap((other) =>
      [...textsByKey(other)]
        .filter(([key]) => !content.incomplete.has(key.replace(/\/[^/]*$/, '')))
        .flatMap(([key, fragment]) => missingIn(own.get(key), fragment, other.locale.label)),
    );
  },
};
