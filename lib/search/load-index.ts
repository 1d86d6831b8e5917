import type { SearchIndex } from './types';

const address = '/search-index.json';

let cached: Promise<SearchIndex> | null = null;

async function fetchIndex(): Promise<SearchIndex> {
  // Revalidates each time, because demo mode changes the locale behind the same URL.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The search index returned status ${response.status}`);
  return response.json();
}

/** Loads the locale's index once per page load. Does not cache a failed or incomplete one. */
export function loadSearchIndex(): Promise<SearchIndex> {
  if (cached) return cached;
  const loading = fetchIndex();
  const forget = () => {
    if (cached === loading) cached = null;
  };
  cached = loading;
  loading.then(({ complete }) => complete || forget(), forget);
  return loading;
}
