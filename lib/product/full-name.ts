import { normalizeText } from '@/lib/normalize-text';

/** Returns whether a product has its category's name, such as Sport Water. The name then appears once. */
function isNamedLikeLine(name: string, line: string): boolean {
  return normalizeText(name.trim()).text === normalizeText(line.trim()).text;
}

/** Returns the name of a product with its category, such as "Fruit Punch – Sports Drink". */
export function fullName(name: string, line: string, separator = ' – '): string {
  return isNamedLikeLine(name, line) ? name : name + separator + line;
}

/** Returns the values for the messages of a product's title and description (PROD-02). */
export function titleValues(name: string, line: string) {
  return { name, category: line, alike: String(isNamedLikeLine(name, line)) };
}
