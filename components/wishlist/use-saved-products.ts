import { useEffect, useState } from 'react';
import { loadSearchIndex } from '@/lib/search/load-index';
import type { SearchEntry } from '@/lib/search/types';
import type { WishlistItem } from '@/lib/wishlist/items';

type SavedProducts = {
  readonly loading: boolean;
  readonly products: ReadonlyMap<WishlistItem, SearchEntry>;
  /** True when the complete index has loaded without this product. */
  readonly isMissing: (item: WishlistItem) => boolean;
};

type Loaded = Pick<SavedProducts, 'loading' | 'products'> & { readonly complete: boolean };

/**
 * Returns names and pictures of the saved products from the search index. The device stores paths only, so that the
 * list is always up to date. Without the index the list shows names derived from the paths.
 */
export function useSavedProducts(): SavedProducts {
  const [loaded, setLoaded] = useState<Loaded>({ loading: true, complete: false, products: new Map() });

  useEffect(() => {
    const show = (state: Omit<Loaded, 'loading'>) => setLoaded({ loading: false, ...state });
    loadSearchIndex().then(
      ({ complete, entries }) =>
        show({ complete, products: new Map(entries.map((entry) => [entry.href, entry])) }),
      () => show({ complete: false, products: new Map() }),
    );
  }, []);

  const { loading, products, complete } = loaded;
  return { loading, products, isMissing: (item) => complete && !products.has(item) };
}
