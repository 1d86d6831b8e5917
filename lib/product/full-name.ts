import { fold } from '@/lib/fold';

/** Whether a product is called like its line, as the Sport Water of Sport Water is: the name is then said once. */
export function isNamedLikeLine(name: string, line: string): boolean {
  return fold(name.trim()).text === fold(line.trim()).text;
}

/** The name of a product with its line, such as "Fruit Punch – Sports Drink". */
export function fullName(name: string, line: string, separator = ' – '): string {
  return isNamedLikeLine(name, line) ? name : name + separator + line;
}

/** What the messages of a product's title and description are filled with (spec section 2, product detail). */
export function titleValues(name: string, line: string) {
  return { name, category: line, alike: String(isNamedLikeLine(name, line)) };
}
