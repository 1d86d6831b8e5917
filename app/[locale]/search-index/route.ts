import { assetUrl } from '@/lib/assets';
import { getAllProducts, getPartners } from '@/lib/content';
import { loadMessages } from '@/lib/i18n/messages';
import { isAddress } from '@/lib/locales/route';
import { searchEntries } from '@/lib/search/entries';
import type { SearchIndex } from '@/lib/search/types';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

/** Pixels of a picture in the list of results. */
const width = 100;

/** GET /search-index.json, per host: what the header's search finds. It lives as long as its content. */
export async function GET(_request: Request, { params }: LocaleParams) {
  const locale = await localeParam(params);
  const [messages, products, partners] = await Promise.all([
    loadMessages(locale.language),
    getAllProducts(locale),
    getPartners(locale),
  ]);
  const index: SearchIndex = {
    complete: products.ok && partners.ok,
    entries: searchEntries(locale, {
      messages,
      products: products.items,
      partners: partners.items,
      imageOf: (path) => assetUrl(path, { locale, width }),
      isServed: (path) => isAddress(locale, path),
    }),
  };
  return Response.json(index);
}
