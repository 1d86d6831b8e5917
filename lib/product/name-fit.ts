/**
 * How much room a name needs when it fills the width: its length on one line, and its longest word and number of
 * words when every word has a line of its own. The stylesheet divides the width by them.
 */
export function nameFit(name: string): {
  readonly length: number;
  readonly longest: number;
  readonly words: number;
} {
  const words = name.trim().split(/\s+/);
  const longest = Math.max(1, ...words.map((word) => [...word].length));
  return { length: Math.max(1, [...name.trim()].length), longest, words: words.length };
}
