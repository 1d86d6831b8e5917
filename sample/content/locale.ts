import { brand } from '@/lib/brand';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { locales } from '@/lib/locales/definitions';
import { amountText, sizeText } from '@/lib/product/amount-text';
import { keepUnits } from '@/lib/text/no-break';
import frenchMessages from '@/messages/fr/common.json';
import { canadianSpelling } from '../spelling';
import type { Line } from './catalog/types';
import type { Copy, Language, OtherLanguage, SampleLocale } from './types';

const DAM_ROOT = `/content/dam/${brand.slug}`;

/** Folders of the sample content, one per locale. */
export const sampleLocales: readonly SampleLocale[] = locales
  .map(({ countryCode, language }) => ({ countryCode, language }))
  .toReversed();

/** Returns a text in English, French and other languages of the site. */
export function copy(en: string, fr: string, others: Partial<Record<OtherLanguage, string>> = {}): Copy {
  return { ...others, en, fr };
}

/** Ounces, and the millilitres that may follow in parentheses. */
const ounces = /\b(\d+) (?:fl )?oz\b(?: \(\d+ mL\))?/g;

/** Returns a text with the locale's spelling, units and number format; in English without a translation. */
export function translate(text: Copy, locale: SampleLocale): string {
  const { countryCode, language } = locale;
  const tag = `${language}-${countryCode.toUpperCase()}`;
  const own = text[language] ?? text.en;
  const metric =
    countryCode === 'ca' ? own.replace(ounces, (_, amount: string) => sizeText(`${amount}oz`, tag)) : own;
  const amounts = metric.replace(/\b\d+ (?:mg|g|oz|fl oz|m[lL])\b/g, (amount) =>
    keepUnits(amountText(amount, tag)),
  );
  return `${language}-${countryCode}` === 'en-ca' ? canadianSpelling(amounts) : amounts;
}

/** Names of the lines in languages that translate them. */
const lineNames: Partial<Record<Language, Readonly<Record<CategorySlug, string>>>> = {
  fr: frenchMessages.categories,
};

/** Returns the name of a line on the locale's pages. */
export function lineName({ slug, label }: Pick<Line, 'slug' | 'label'>, { language }: SampleLocale): string {
  return lineNames[language]?.[slug] ?? label;
}

/** Returns the DAM folder of a locale, without a trailing slash. */
function damFolder({ countryCode, language }: SampleLocale): string {
  return `${DAM_ROOT}/${countryCode}/${language}`;
}

/** Returns the `_path` of a content fragment. */
export function fragmentPath(locale: SampleLocale, ...segments: readonly string[]): string {
  return [damFolder(locale), 'content-fragments', ...segments].join('/');
}

/** Returns the path of a file in the DAM. The file is `sample/assets/{file}`. */
export function assetPath(locale: SampleLocale, file: string): string {
  return `${damFolder(locale)}/${file}`;
}

/** Returns AEM's reference to a file in a fragment. */
export function assetReference(locale: SampleLocale, file: string): { readonly _path: string } {
  return { _path: assetPath(locale, file) };
}
