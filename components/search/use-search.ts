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
  readonly groups: readonly SearchGroup[];
  readonly retry: () => void;
};

/** Maximum number of suggested pages for an empty query. */
const maxPages = 12;

/** Searches the index; returns the sections of the site for an empty query. */
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
  const groups = useMemo<readonly SearchGroup[]>(() => {
    if (loaded.state !== 'ready') return [];
    return searching ? loaded.find(query) : [{ kind: 'page', entries: loaded.pages }];
  }, [loaded, query, searching]);

  return {
    state: loaded.state,
    complete: loaded.state !== 'ready' || loaded.complete,
    searching,
    groups,
    retry: () => {
      setLoaded({ state: 'loading' });
      load();
    },
  };
}
