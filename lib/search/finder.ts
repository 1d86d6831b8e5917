import MiniSearch from 'minisearch';
import { normalizeText } from '@/lib/normalize-text';
import { type SearchEntry, type SearchKind, searchKinds } from './types';

/** Maximum number of results per kind, so that one kind does not hide the others. */
export const maxOfKind: Readonly<Record<SearchKind, number>> = { product: 6, page: 4, question: 4 };

export type SearchGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };
export type Finder = (query: string) => readonly SearchGroup[];

/** Fuzzy matching applies to longer words only, because short ones would match anything. */
const fuzziness = (term: string) => (term.length > 4 ? 0.2 : false);

/** Groups entries by kind, in the order of each kind's best match. */
function groupByKind(entries: readonly SearchEntry[]): readonly SearchGroup[] {
  const rank = (kind: SearchKind) => entries.findIndex((entry) => entry.kind === kind);
  return searchKinds
    .filter((kind) => rank(kind) >= 0)
    .toSorted((left, right) => rank(left) - rank(right))
    .map((kind) => ({
      kind,
      entries: entries.filter((entry) => entry.kind === kind).slice(0, maxOfKind[kind]),
    }));
}

/**
 * Creates a search-as-you-type function: all words must match, prefixes match, accents and case are ignored, so that
 * « etape » finds « Étape ».
 */
export function createFinder(entries: readonly SearchEntry[]): Finder {
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'context', 'text'],
    processTerm: (term) => normalizeText(term).text || null,
    searchOptions: {
      boost: { title: 4, context: 2 },
      combineWith: 'AND',
      fuzzy: fuzziness,
      prefix: true,
    },
  });
  // Content may contain a path twice, but ids of the index must be unique.
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  index.addAll([...byHref.values()]);
  return (query) => groupByKind(index.search(query).flatMap(({ id }) => byHref.get(String(id)) ?? []));
}
