import { splitUnits } from '../text/no-break';
import { amountText } from './amount-text';

/** Matches the English and the French word in every form of the accent. */
const electrolyte = /(?:e|é|&eacute;|&#233;)lectrolyte/i;
const tag = /<(\/?)(ul|ol|li)\b[^>]*>/gi;

type List = {
  /** Start and end of the list's content. */
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
};

/** Finds the first list of the HTML and its own items. Nested lists are part of their item. */
export function findList(html: string): List | null {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  let item: number | null = null;
  const close = (at: number) => {
    if (item !== null) items.push(html.slice(item, at));
    item = null;
  };
  for (const match of html.matchAll(tag)) {
    const [text, slash, name] = match;
    const isItem = name?.toLowerCase() === 'li';
    if (isItem && depth === 1) {
      close(slash ? match.index + text.length : match.index);
      if (!slash) item = match.index;
    }
    if (isItem) continue;
    if (!slash && depth === 0) start = match.index + text.length;
    depth += slash ? -1 : 1;
    if (depth === 0) {
      close(match.index);
      return { start, end: match.index, items };
    }
  }
  return null;
}

/** Marks the amount, whose unit keeps its small letters in capitals, and which has a line of its own on phones. */
const markAmount = (html: string) =>
  html.replace(/^[\d.,\u00a0\u202f]+\p{L}+/u, '<span class="unit">$&</span>');

const markUnits = (html: string) =>
  splitUnits(html)
    .map((part, index) => (index % 2 === 0 ? part : `<b class="unit">${part}</b>`))
    .join('');

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns the electrolyte amount for visitors. Bare numbers are milligrams. */
export const electrolyteAmount = (amount: string, tag: string) => amountText(amount, tag, 'mg');

/**
 * Inserts the electrolyte amount of a size as the first item of the Details list and removes other
 * electrolyte bullets (PROD-08). Works on sanitized HTML without a DOM. Adds a list to HTML without one.
 * @param per what the amount is for: "in 16 fl oz"
 */
export function withElectrolytes(html: string, bullet: string, per: string): string {
  const item = `<li data-lead="">${markAmount(escapeText(bullet))} <small>${markUnits(escapeText(per))}</small></li>`;
  const list = findList(html);
  if (!list) return `<ul>${item}</ul>${html}`;
  const others = list.items.filter((text) => !electrolyte.test(text.replace(/<[^<>]*>/g, '')));
  return html.slice(0, list.start) + item + others.join('') + html.slice(list.end);
}

/** Characters of a first item that may stand in the place of the amount. */
const leadLength = 48;

/** Marks a short first item of the Details list, which leads a list without an amount. */
export function withLead(html: string): string {
  const list = findList(html);
  const text = list?.items[0]?.replace(/<[^<>]*>/g, '').trim() ?? '';
  if (!list || text === '' || text.length > leadLength) return html;
  return html.slice(0, list.start) + html.slice(list.start).replace(/<li\b/i, '<li data-lead=""');
}
