import 'server-only';
import { getAllProducts, getCampaigns, getPartners } from '@/lib/content';
import { assetUrl } from '@/lib/content/assets';
import type { Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';
import { searchEntries } from './entries';
import type { SearchIndex } from './types';

/** Width in pixels of pictures in the list of results. */
const width = 100;

/** Reads the search index of a locale. Applies the content's cache control to the page being rendered. */
export async function readEntries(locale: LocaleDefinition, messages: Messages): Promise<SearchIndex> {
  const [products, partners, campaigns] = await Promise.all([
    getAllProducts(locale),
    getPartners(locale),
    getCampaigns(locale),
  ]);
  return {
    complete: products.ok && partners.ok && campaigns.ok,
    entries: searchEntries(locale, {
      messages,
      products: products.items,
      partners: partners.items,
      campaigns: campaigns.items,
      imageOf: (path) => assetUrl(path, { locale, width }),
      isServed: (path) => isAddress(locale, path),
    }),
  };
}
