import { type Language, languages } from '@/lib/locales/definitions';

/** Short words that only one of the languages has. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the a an and is it its this that i my we you for with of to was were but not no too so than best better great good more just after before taste tastes flavor flavour love like'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du de une un et est je il elle mon ma mes nous vous pour avec dans pas que qui mais très trop plus moins goût saveur bon bonne après avant aime sans cette'.split(
      ' ',
    ),
  ),
};

/** Number of characters to inspect. */
const maxLength = 1000;

/**
 * Guesses the language of a review among those of the site, for `lang`. Returns null if no language has most short
 * words of the text. docs/adr/0006 compares this with the service's field and with libraries.
 * @param html a comment, sanitized or not
 */
export function languageOf(html: string): Language | null {
  const text = html
    .slice(0, maxLength)
    .replace(/<[^<>]*>/g, ' ')
    .toLowerCase();
  const words = text.match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => smallWords[language].has(word)).length;
  const [first, second] = languages
    .map((language) => ({ language, count: count(language) }))
    .toSorted((a, b) => b.count - a.count);
  return first && first.count > (second?.count ?? 0) ? first.language : null;
}
