import { fold } from '@/lib/fold';

/** A piece of a text: `marked` where a search term was found, `linked` where the contact page is linked. */
export type Segment = {
  readonly text: string;
  readonly start: number;
  readonly marked: boolean;
  readonly linked: boolean;
};

type Range = { readonly start: number; readonly end: number };

/** The whole word, as it stands in the answers of either language (spec section 2, FAQ). */
const contactWord = /(?<![\p{L}\p{M}\p{N}])(?:Click|Cliquez)(?![\p{L}\p{M}\p{N}])/gu;

function contactRanges(text: string): Range[] {
  return [...text.matchAll(contactWord)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** Every place of every term. Half a ligature marks the whole character. */
function termRanges(text: string, terms: readonly string[]): Range[] {
  const folded = fold(text);
  return terms.filter(Boolean).flatMap((term) => {
    const ranges: Range[] = [];
    for (let at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + 1)) {
      ranges.push({ start: folded.starts[at] ?? 0, end: folded.ends[at + term.length - 1] ?? text.length });
    }
    return ranges;
  });
}

const covers = (ranges: readonly Range[], at: number) =>
  ranges.some(({ start, end }) => start <= at && at < end);

/**
 * Cuts a text where a match or a link begins or ends. Matches overlap, touch and cross links without breaking
 * the markup, because every piece says by itself what it is (spec section 5, "FAQ search").
 * @param terms from `searchTerms`
 * @param withLinks true for answers, whose Click or Cliquez leads to the contact page
 */
export function segments(text: string, terms: readonly string[], withLinks = false): readonly Segment[] {
  const marks = termRanges(text, terms);
  const links = withLinks ? contactRanges(text) : [];
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
