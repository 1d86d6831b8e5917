import type { Copy, SampleLocale } from './types';

const DAM_ROOT = '/content/dam/solstride';

/** The folders that hold sample content. There is no French content for the United States. */
export const sampleLocales: readonly SampleLocale[] = [
  { countryCode: 'us', language: 'en' },
  { countryCode: 'ca', language: 'en' },
  { countryCode: 'ca', language: 'fr' },
];

// Copy is written with American spelling; Canadian English differs in few words.
const CANADIAN_SPELLING: ReadonlyArray<readonly [RegExp, string]> = [
  [/([Ff])lavor/g, '$1lavour'],
  [/([Cc])olor/g, '$1olour'],
  [/([Ll])iter/g, '$1itre'],
];

/** Both languages of one piece of copy. */
export function copy(en: string, fr: string): Copy {
  return { en, fr };
}

/** The text of one piece of copy, spelled as the locale spells it. */
export function say(text: Copy, locale: SampleLocale): string {
  if (locale.language === 'fr') return text.fr;
  if (locale.countryCode === 'us') return text.en;
  return CANADIAN_SPELLING.reduce(
    (spelled, [american, canadian]) => spelled.replace(american, canadian),
    text.en,
  );
}

/** The DAM folder of a locale, without the closing slash. */
export function damFolder({ countryCode, language }: SampleLocale): string {
  return `${DAM_ROOT}/${countryCode}/${language}`;
}

/** The `_path` of a content fragment. */
export function fragmentPath(locale: SampleLocale, ...segments: readonly string[]): string {
  return [damFolder(locale), 'content-fragments', ...segments].join('/');
}

/** The path of a file in the DAM; `mocks/assets/{file}` answers for it. */
export function assetPath(locale: SampleLocale, file: string): string {
  return `${damFolder(locale)}/${file}`;
}

/** A file as AEM references it from a fragment. */
export function assetReference(locale: SampleLocale, file: string): { readonly _path: string } {
  return { _path: assetPath(locale, file) };
}
