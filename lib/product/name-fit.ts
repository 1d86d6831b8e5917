/**
 * Advance widths of the display font at its heaviest weight in em, rounded up. Other capitals are `usual`.
 */
const widths: readonly (readonly [letters: string, em: number])[] = [
  [' ', 0.13],
  ['IJ', 0.22],
  [".,’'", 0.29],
  ['-', 0.35],
  ['EFLPSTZ1', 0.42],
  ['M', 0.6],
  ['W', 0.67],
];
const usual = 0.48;

/** Returns the letter without its accent, which adds no width. */
const base = (letter: string) => letter.normalize('NFD').charAt(0).toUpperCase();

function width(text: string): number {
  const ems = [...text].map(
    (letter) => widths.find(([letters]) => letters.includes(base(letter)))?.[1] ?? usual,
  );
  return Math.round(ems.reduce((sum, em) => sum + em, 0) * 100) / 100;
}

/** Returns whether a letter has an accent, which needs space above the capitals. */
export const hasAccents = (name: string) => /[\u0300-\u030c]/.test(name.normalize('NFD'));

/** Maximum length of words that need no line of their own, such as the French "aux" and "de". */
const shortWord = 3;

/** A break after a hyphen, but not in a compound around a short word, such as "Ready-to-Drink" and "prêt-à-boire". */
const hyphen = /\s+|(?<=-)(?=\S)(?<!\S-[^\s-]{1,3}-)(?![^\s-]{1,3}-\S)/u;

/**
 * Returns the parts of a name between which a line may break. A hyphen stays with the part before it, a short
 * word with the one after it.
 */
export function nameParts(name: string): readonly string[] {
  const parts: string[] = [];
  let lead = '';
  for (const part of name.trim().split(hyphen)) {
    const isShort = [...part].length <= shortWord && !part.endsWith('-');
    // A compound is long enough by itself.
    const isCompound = /[^-]-[^-]/.test(part);
    if (isShort) lead = `${lead}${part} `;
    else if (isCompound && lead) parts.push(lead.trim(), part);
    else parts.push(lead + part);
    if (!isShort) lead = '';
  }
  return lead ? [...parts, lead.trim()] : parts;
}

/**
 * Returns the width of a name in the display font in em: on one line, and of its longest part. The stylesheet
 * divides the available width by it, so that a name of any length fills the hero without a break inside a
 * word.
 */
export function nameFit(name: string): { readonly line: number; readonly word: number } {
  return { line: Math.max(usual, width(name.trim())), word: Math.max(usual, ...nameParts(name).map(width)) };
}

/**
 * Returns a name in two halves of similar width, to be set left and right of a bottle, and the width of the wider half in
 * em. A name of one part has no second half.
 */
export function nameHalves(name: string): { readonly halves: readonly string[]; readonly half: number } {
  const parts = nameParts(name);
  const splits = parts
    .map((_, at) => [parts.slice(0, at), parts.slice(at)].map((side) => side.join(' ').replaceAll('- ', '-')))
    .map((halves) => ({ halves: halves.filter(Boolean), half: Math.max(usual, ...halves.map(width)) }));
  return splits.reduce((best, split) => (split.half < best.half ? split : best));
}
