import { normalizeText } from '@/lib/normalize-text';

/** A piece of a text: `marked` for a search match, `linked` for the link to the contact page. */
export type Segment = {
  readonly text: string;
  readonly start: number;
  readonly marked: boolean;
  readonly linked: boolean;
};

type Range = { readonly start: number; readonly end: number };

const isPartOfWord = (character: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(character ?? '');

/** Returns every range where `word` is a whole word (FAQ-03). */
function wordRanges(text: string, word: string): Range[] {
  const ranges: Range[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length;
    if (!isPartOfWord(text[start - 1]) && !isPartOfWord(text[end])) ranges.push({ start, end });
  }
  return ranges;
}

/** Returns the ranges of all terms. A match of half a ligature marks the whole character. */
function termRanges(text: string, terms: readonly string[]): Range[] {
  const normalized = normalizeText(text);
  return terms.filter(Boolean).flatMap((term) => {
    const ranges: Range[] = [];
    for (let at = normalized.text.indexOf(term); at >= 0; at = normalized.text.indexOf(term, at + 1)) {
      ranges.push({
        start: normalized.starts[at] ?? 0,
        end: normalized.ends[at + term.length - 1] ?? text.length,
      });
    }
    return ranges;
  });
}

const covers = (ranges: readonly Range[], at: number) =>
  ranges.some(({ start, end }) => start <= at && at < end);

/**
 * Splits a text at the boundaries of matches and links (FAQ-02). Each piece has its own flags, so that overlapping
 * matches and links never produce invalid markup.
 * @param terms from `searchTerms`
 * @param contactWord links to the contact page; only answers have one
 */
export function segments(text: string, terms: readonly string[], contactWord = ''): readonly Segment[] {
  const marks = termRanges(text, terms);
  const links = contactWord ? wordRanges(text, contactWord) : [];
  const pieces: Segment[] = [];
  const cuts = [...new Set([0, ...[...marks, ...links].flatMap(({ start, end }) => [start, end])])];
  for (const start of cuts.sort((a, b) => a - b)) {
    if (start >= text.length) break;
    const next = { start, marked: covers(marks, start), linked: covers(links, start) };
    const last = pieces.at(-1);
    const end = Math.min(...cuts.filter((cut) => cut > start), text.length);
    const piece = text.slice(start, end);
    if (last && last.marked === next.marked && last.linked === next.linked) {
      pieces[pieces.length - 1] = { ...last, text: last.text + piece };
    } else {
      pieces.push({ ...next, text: piece });
    }
  }
  return pieces;
}
