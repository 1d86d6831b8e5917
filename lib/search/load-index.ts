import type { SearchIndex } from './types';

const address = '/search-index.json';

let kept: Promise<SearchIndex> | null = null;

async function fetchIndex(): Promise<SearchIndex> {
  // Asked again each time: a demo changes the locale behind the address.
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return answer.json();
}

/** The locale's index, fetched at the first call of a visit. A failed or incomplete one is not kept. */
export function loadSearchIndex(): Promise<SearchIndex> {
  if (kept) return kept;
  const loading = fetchIndex();
  const forget = () => {
    if (kept === loading) kept = null;
  };
  kept = loading;
  loading.then(({ complete }) => complete || forget(), forget);
  return loading;
}
