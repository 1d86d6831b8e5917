import 'server-only';
import type { LocaleId } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import { getContentClient } from './default-content-client';
import { contentTags } from './tags';

export { getPartnerLocales, getProductLocales } from './alternates';
export { markNotFound, markUncacheable } from './cache-control';
export { type ContentType, isContentType } from './content-types';
export {
  getCategories,
  getCategory,
  getFeatureSlides,
  getPartner,
  getPartners,
  getSlides,
} from './lists';
export { getAllProducts, getProduct, getProducts } from './products';

export type * from './types';

/**
 * Marks stored content of a type as stale after a publication; it is still served when the source fails.
 * Returns the cache tags of the pages that show it, for the caller to revalidate (API-05).
 */
export async function expireContent(type: ContentType, localeId?: LocaleId): Promise<readonly string[]> {
  await getContentClient().expire(type, localeId);
  return contentTags(type, localeId);
}
