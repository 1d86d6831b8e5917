import type { Product } from '@/lib/content/types';
import { hasText } from './per-size';

const electrolyte = /[eé]lectrolyte/i;

const itemsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !electrolyte.test(line));

/**
 * Returns what the details say of a product's taste (TELL-01): the first item that no other product of its line has.
 * A product that shares all of its items, or is alone in its line, is told by the last one, where editors put what
 * is special about a flavor. Null without details.
 * @param others details of other products of the line
 */
export function tasteOf({ details }: Pick<Product, 'details'>, others: readonly string[]): string | null {
  if (!details || !hasText(details)) return null;
  const items = itemsOf(details.plaintext);
  const shared = new Set(others.flatMap(itemsOf));
  const own = others.length > 0 ? items.find((item) => !shared.has(item)) : undefined;
  return own ?? items.at(-1) ?? null;
}
