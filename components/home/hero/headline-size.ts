import { nameFit } from '@/lib/product/name-fit';

/** Returns the sentences of a headline; each starts a new line. */
export const sentences = (headline: string) => headline.trim().split(/(?<=[.!?…])\s+/);

/** Above this number of words each word gets a line, because the work grows with the cube of the words. */
const maxWords = 20;

const width = (words: readonly string[]) => nameFit(words.join(' ')).line;

/** Returns the number of lines that the words need in a column of `width` em. */
function lines(words: readonly string[], column: number): number {
  let line: readonly string[] = [];
  let count = 1;
  for (const word of words) {
    const longer = [...line, word];
    const fits = line.length === 0 || width(longer) <= column;
    line = fits ? longer : [word];
    if (!fits) count += 1;
  }
  return count;
}

/** Up to this column width in em the type is large, so a headline needs at most two lines. */
const shortLine = 7;

/**
 * Returns the ways to break a headline: for each number of lines the width of the narrowest column, in em. Short
 * headlines get two lines, or one per sentence; others get any number.
 */
export function headlineColumns(headline: string): ReadonlyMap<number, number> {
  const parts = sentences(headline).map((sentence) => sentence.split(/\s+/));
  const longest = Math.max(...parts.flat().map((word) => width([word])));
  const count = (column: number) => parts.reduce((sum, words) => sum + lines(words, column), 0);
  const ways = () =>
    parts.flatMap((words) =>
      words.flatMap((_, start) =>
        words.slice(start).map((_, end) => width(words.slice(start, start + end + 1))),
      ),
    );
  // Sentences with the same number of words get the same number of lines.
  const isEven = (column: number) =>
    parts.every((one) =>
      parts.every((other) => one.length !== other.length || lines(one, column) === lines(other, column)),
    );
  const all =
    parts.flat().length > maxWords
      ? [longest]
      : ways()
          .filter((column) => column >= longest && isEven(column))
          .sort((a, b) => b - a);
  const few = all.filter((column) => count(column) <= Math.max(2, parts.length));
  const columns = few.some((column) => column <= shortLine) ? few : all;
  // For each number of lines the narrowest column is set last and overwrites wider ones.
  return new Map(columns.map((column) => [count(column), column]));
}

/**
 * Returns the largest font size at which a headline fits, as a CSS length. Of all ways to break it into lines, it uses
 * the one that fills `--headline-width` and `--headline-height` best.
 */
export function headlineSize(headline: string): string {
  const sizes = [...headlineColumns(headline)].map(
    ([lineCount, column]) => `min(var(--headline-width) / ${column}, var(--headline-height) / ${lineCount})`,
  );
  return `max(${sizes.join(', ')})`;
}
