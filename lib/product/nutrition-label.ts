import { amountText } from './amount-text';

/** Splits a camelCase, snake_case or kebab-case name into words. */
const splitWords = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/\s+/)
    .filter(Boolean);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the label of a nutrient: the translation of a known name, else the name spaced and capitalised
 * (PROD-09). Keeps the capitals of a name with spaces, because an editor wrote it and French does not
 * capitalise each word.
 */
export function nutrientLabel(name: string, known: Readonly<Record<string, string>> = {}): string {
  const translated = Object.hasOwn(known, name) ? known[name] : undefined;
  if (translated) return translated;
  const text = name.trim();
  return /\s/.test(text) ? capitalised(text) : splitWords(text).map(capitalised).join(' ');
}

/** Formats a share of the daily value; a bare number gets a percent sign. */
export const percentText = (percent: string, tag: string) => amountText(percent, tag, '%');
