import { amountText } from './amount-text';

/** Matches the English and the French word, however the accent is written. */
const electrolyte = /(?:e|é|&eacute;|&#233;)lectrolyte/i;
const tag = /<(\/?)(ul|ol|li)\b[^>]*>/gi;

type List = {
  /** Where the content of the list begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
};

/** The first list of the HTML with its own items; nested lists stay inside their item. */
function findList(html: string): List | null {
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

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The amount as a visitor reads it: bare numbers are milligrams. */
export const electrolyteAmount = (amount: string, tag: string) => amountText(amount, tag, 'mg');

/**
 * Puts the electrolyte amount of a size first in the Details list, in place of any electrolyte bullet (spec
 * section 4). Works on sanitised HTML, without a DOM; HTML without a list gets one in front.
 */
export function withElectrolytes(html: string, bullet: string): string {
  const item = `<li data-electrolytes="">${escapeText(bullet)}</li>`;
  const list = findList(html);
  if (!list) return `<ul>${item}</ul>${html}`;
  const others = list.items.filter((text) => !electrolyte.test(text.replace(/<[^>]*>/g, '')));
  return html.slice(0, list.start) + item + others.join('') + html.slice(list.end);
}
