import { htmlToPlaintext } from '@/lib/content/html';
import type { Product } from '@/lib/content/types';
import { findList } from './electrolytes';
import { hasText } from './per-size';

const electrolyte = /[eé]lectrolyte/i;
/** Taste, character and moment. */
const maxTold = 3;

const itemsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !electrolyte.test(line));

/**
 * Returns the items of the details that the story tells, taste first (TELL-01): the first three that no other product
 * of its line has. A product that shares all of its items, or is alone in its line, is told by the last one, where
 * editors put what is special about a flavor. Empty without details.
 * @param others details of other products of the line
 */
export function toldItems(
  { details }: Pick<Product, 'details'>,
  others: readonly string[],
): readonly string[] {
  if (!details || !hasText(details)) return [];
  const items = itemsOf(details.plaintext);
  const shared = new Set(others.flatMap(itemsOf));
  const own = others.length > 0 ? items.filter((item) => !shared.has(item)) : [];
  return own.length > 0 ? own.slice(0, maxTold) : items.slice(-1);
}

/**
 * Returns the HTML of the details without the items that the story tells (TELL-01). HTML without a list, or with
 * nothing else in it, stays whole.
 */
export function withoutItems(html: string, told: readonly string[]): string {
  const list = findList(html);
  const others = list?.items.filter((item) => !told.includes(htmlToPlaintext(item))) ?? [];
  if (!list || others.length === 0) return html;
  return html.slice(0, list.start) + others.join('') + html.slice(list.end);
}
