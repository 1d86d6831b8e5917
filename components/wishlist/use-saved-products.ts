import { useEffect, useState } from 'react';
import { loadSearchIndex } from '@/lib/search/load-index';
import type { SearchEntry } from '@/lib/search/types';
import type { WishlistItem } from '@/lib/wishlist/items';

type SavedProducts = {
  readonly loading: boolean;
  readonly products: ReadonlyMap<WishlistItem, SearchEntry>;
  /** True once a full list of products is there and this one is not on it. */
  readonly isMissing: (item: WishlistItem) => boolean;
};

type Loaded = Pick<SavedProducts, 'loading' | 'products'> & { readonly complete: boolean };

/**
 * Names and pictures of the saved products, out of the search index: the device keeps addresses alone, so the
 * list is always up to date. Without the index the list still works, by the names in the addresses.
 */
export function useSavedProducts(): SavedProducts {
  const [loaded, setLoaded] = useState<Loaded>({ loading: true, complete: false, products: new Map() });

  useEffect(() => {
    let gone = false;
    const show = (state: Omit<Loaded, 'loading'>) => gone || setLoaded({ loading: false, ...state });
    loadSearchIndex().then(
      ({ complete, entries }) =>
        show({ complete, products: new Map(entries.map((entry) => [entry.href, entry])) }),
      () => show({ complete: false, products: new Map() }),
    );
    return () => {
      gone = true;
    };
  }, []);

  const { loading, products, complete } = loaded;
  return { loading, products, isMissing: (item) => complete && !products.has(item) };
}
