/** Advance widths of the display face at its heaviest, in em, rounded up; other capitals are `usual`. */
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

/** The letter without its accent: accents add no width. */
const base = (letter: string) => letter.normalize('NFD').charAt(0).toUpperCase();

function width(text: string): number {
  const ems = [...text].map(
    (letter) => widths.find(([letters]) => letters.includes(base(letter)))?.[1] ?? usual,
  );
  return Math.round(ems.reduce((sum, em) => sum + em, 0) * 100) / 100;
}

/** True when a letter carries an accent above, which needs room over the capitals. */
export const hasAccents = (name: string) => /[\u0300-\u030c]/.test(name.normalize('NFD'));

/** Words this short do not fill a line: the French "aux" and "de", for instance. */
const shortWord = 3;

/**
 * The parts of a name that may stand on a line of their own. A hyphen stays with the part before it, a short word
 * with the one after it.
 */
export function nameParts(name: string): readonly string[] {
  const parts: string[] = [];
  let lead = '';
  for (const part of name.trim().split(/\s+|(?<=-)(?=\S)/)) {
    const isShort = [...part].length <= shortWord && !part.endsWith('-');
    if (isShort) lead = `${lead}${part} `;
    else parts.push(lead + part);
    if (!isShort) lead = '';
  }
  return lead ? [...parts, lead.trim()] : parts;
}

/**
 * How wide a name is in the display face, in em: on one line, and with every part on a line of its own. The
 * stylesheet divides the room by it, so that a name of any length fills the hero without breaking a word.
 */
export function nameFit(name: string): { readonly line: number; readonly word: number } {
  return { line: Math.max(usual, width(name.trim())), word: Math.max(usual, ...nameParts(name).map(width)) };
}
