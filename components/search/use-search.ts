import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFinder, type Finder, type SearchGroup } from '@/lib/search/finder';
import { loadSearchIndex } from '@/lib/search/load-index';
import type { SearchEntry } from '@/lib/search/types';

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly complete: boolean;
      readonly find: Finder;
      readonly pages: readonly SearchEntry[];
    };

export type Search = {
  readonly state: Loaded['state'];
  /** False while part of the content is missing from the index. */
  readonly complete: boolean;
  readonly searching: boolean;
  /** Number of results. */
  readonly found: number;
  /** The results, or suggestions without any. */
  readonly groups: readonly SearchGroup[];
  readonly retry: () => void;
};

/** Maximum number of suggested pages for an empty query. */
const maxPages = 12;

/** Searches the index; suggests the sections of the site for an empty query, and for one without results. */
export function useSearch(query: string): Search {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  const load = useCallback(async () => {
    try {
      const { complete, entries } = await loadSearchIndex();
      const isSection = ({ kind, href }: SearchEntry) => kind === 'page' && href.lastIndexOf('/') === 0;
      const pages = entries.filter(isSection).slice(0, maxPages);
      // Suggestions show names only, without descriptions.
      const names = pages.map((page) => ({ ...page, text: '' }));
      setLoaded({ state: 'ready', complete, find: createFinder(entries), pages: names });
    } catch {
      setLoaded({ state: 'failed' });
    }
  }, []);
  useEffect(() => void load(), [load]);

  const searching = query.trim() !== '';
  const results = useMemo<readonly SearchGroup[]>(
    () => (loaded.state === 'ready' && searching ? loaded.find(query) : []),
    [loaded, query, searching],
  );
  const suggestions: readonly SearchGroup[] =
    loaded.state === 'ready' ? [{ kind: 'page', entries: loaded.pages }] : [];

  return {
    state: loaded.state,
    complete: loaded.state !== 'ready' || loaded.complete,
    searching,
    found: results.reduce((sum, { entries }) => sum + entries.length, 0),
    groups: results.length > 0 ? results : suggestions,
    retry: () => {
      setLoaded({ state: 'loading' });
      load();
    },
  };
}
