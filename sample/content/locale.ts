import { brand } from '@/lib/brand';
import { type CategorySlug, locales } from '@/lib/locales/definitions';
import { amountText } from '@/lib/product/amount-text';
import frenchMessages from '@/messages/fr/common.json';
import type { Line } from './catalog/types';
import type { Copy, Language, OtherLanguage, SampleLocale } from './types';

const DAM_ROOT = `/content/dam/${brand.slug}`;

/** The folders that hold sample content, one for each locale. */
export const sampleLocales: readonly SampleLocale[] = locales
  .map(({ countryCode, language }) => ({ countryCode, language }))
  .toReversed();

// Copy is written with American spelling; Canadian English differs in few words. A placeholder such as `{color}` is
// a name, not a word.
const CANADIAN_SPELLING: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\{)\b(flav|fav|col)or/gi, '$1our'],
  [/\b((?:kilo|milli)?)(lit|met)er/gi, '$1$2re'],
];

/** A text in English, in French and in other languages of the site. */
export function copy(en: string, fr: string, others: Partial<Record<OtherLanguage, string>> = {}): Copy {
  return { ...others, en, fr };
}

/**
 * Returns a text with the spelling and the amounts as the locale writes them; in English where no translation
 * exists.
 */
export function say(text: Copy, locale: SampleLocale): string {
  const { countryCode, language } = locale;
  const amounts = (text[language] ?? text.en).replace(/\b\d+ (?:mg|g|oz|fl oz|m[lL])\b/g, (amount) =>
    amountText(amount, `${language}-${countryCode.toUpperCase()}`),
  );
  if (`${language}-${countryCode}` !== 'en-ca') return amounts;
  return CANADIAN_SPELLING.reduce(
    (spelled, [american, canadian]) => spelled.replace(american, canadian),
    amounts,
  );
}

/** The names of the lines in languages that translate them. */
const lineNames: Partial<Record<Language, Readonly<Record<CategorySlug, string>>>> = {
  fr: frenchMessages.categories,
};

/** The name of a line as the locale's pages call it. */
export function lineName({ slug, label }: Pick<Line, 'slug' | 'label'>, { language }: SampleLocale): string {
  return lineNames[language]?.[slug] ?? label;
}

/** The DAM folder of a locale, without the closing slash. */
function damFolder({ countryCode, language }: SampleLocale): string {
  return `${DAM_ROOT}/${countryCode}/${language}`;
}

/** The `_path` of a content fragment. */
export function fragmentPath(locale: SampleLocale, ...segments: readonly string[]): string {
  return [damFolder(locale), 'content-fragments', ...segments].join('/');
}

/** The path of a file in the DAM; its bytes are in `sample/assets/{file}`. */
export function assetPath(locale: SampleLocale, file: string): string {
  return `${damFolder(locale)}/${file}`;
}

/** A file as AEM references it from a fragment. */
export function assetReference(locale: SampleLocale, file: string): { readonly _path: string } {
  return { _path: assetPath(locale, file) };
}
