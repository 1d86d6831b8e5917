import { nameFit } from '@/lib/product/name-fit';

/** The sentences of a headline; each begins a line. */
export const sentences = (headline: string) => headline.trim().split(/(?<=[.!?…])\s+/);

/** Of a longer headline each word has a line: the ways to break it grow with the cube of its words. */
const mostWords = 20;

const width = (words: readonly string[]) => nameFit(words.join(' ')).line;

/** The lines that the words take in a column of that many em. */
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

/**
 * The largest size at which a headline stays in its room, as a CSS length: of all the ways to break it into lines the
 * one that fills `--headline-width` and `--headline-height` best.
 */
export function headlineSize(headline: string): string {
  const parts = sentences(headline).map((sentence) => sentence.split(/\s+/));
  const longest = Math.max(...parts.flat().map((word) => width([word])));
  const ways = () =>
    parts.flatMap((words) =>
      words.flatMap((_, start) =>
        words.slice(start).map((_, end) => width(words.slice(start, start + end + 1))),
      ),
    );
  // Sentences of as many words look odd when one of them is broken and another is not.
  const isEven = (column: number) =>
    parts.every((one) =>
      parts.every((other) => one.length !== other.length || lines(one, column) === lines(other, column)),
    );
  const columns =
    parts.flat().length > mostWords
      ? [longest]
      : ways()
          .filter((column) => column >= longest && isEven(column))
          .sort((a, b) => b - a);
  // The narrowest column of each number of lines comes last, and stays.
  const narrowest = new Map(
    columns.map((column) => [parts.reduce((sum, words) => sum + lines(words, column), 0), column]),
  );
  const sizes = [...narrowest].map(
    ([count, column]) => `min(var(--headline-width) / ${column}, var(--headline-height) / ${count})`,
  );
  return `max(${sizes.join(', ')})`;
}
