import MiniSearch from 'minisearch';
import { fold } from '@/lib/fold';
import { mostOfKind } from './limits';
import { type SearchEntry, type SearchKind, searchKinds } from './types';

export type SearchGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };
export type Finder = (query: string) => readonly SearchGroup[];

/** A mistyped letter is forgiven in longer words only: in short ones it finds anything. */
const forgiving = (term: string) => (term.length > 4 ? 0.2 : false);

/** Entries by kind; the best match decides which kind comes first. */
export function groupByKind(entries: readonly SearchEntry[]): readonly SearchGroup[] {
  const rank = (kind: SearchKind) => entries.findIndex((entry) => entry.kind === kind);
  return searchKinds
    .filter((kind) => rank(kind) >= 0)
    .toSorted((left, right) => rank(left) - rank(right))
    .map((kind) => ({
      kind,
      entries: entries.filter((entry) => entry.kind === kind).slice(0, mostOfKind[kind]),
    }));
}

/**
 * Searches as one types: every word counts, beginnings of words do, accents and case do not, so that « etape »
 * finds « Étape ».
 */
export function createFinder(entries: readonly SearchEntry[]): Finder {
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'context', 'text'],
    processTerm: (term) => fold(term).text || null,
    searchOptions: {
      boost: { title: 4, context: 2 },
      combineWith: 'AND',
      fuzzy: forgiving,
      prefix: true,
    },
  });
  // Content may hold an address twice, which the index does not take.
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  index.addAll([...byHref.values()]);
  return (query) => groupByKind(index.search(query).flatMap(({ id }) => byHref.get(String(id)) ?? []));
}
