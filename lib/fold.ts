/** A text made comparable, with the way back: where in the original each folded character stands. */
export type Folded = {
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
};

/** A character with the combining marks that follow it. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Lower case without accents, so that « Étape » and "etape" are the same. Ligatures, curly apostrophes and narrow
 * spaces become what a keyboard types.
 */
export function fold(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const plain = cluster.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const folded = ligatures[plain] ?? plain;
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { text, starts, ends };
}
