/** A normalized text, with the start and end of each character in the original. */
export type Normalized = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2060': '',
};

/** A character with the combining marks that follow it. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Normalizes a text for search: lower case without accents, so that « Étape » matches "etape". Replaces ligatures,
 * curly apostrophes and narrow spaces by plain characters,
 * and drops word joiners.
 */
export function normalizeText(original: string): Normalized {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const plain = cluster.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const normalized = ligatures[plain] ?? plain;
    text += normalized;
    for (let unit = 0; unit < normalized.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { text, starts, ends };
}
