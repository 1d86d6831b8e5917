import 'server-only';
import type { LocaleId } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import { getDoor } from './default-door';
import { contentTags } from './tags';

export { categoryLabels, matchCategory } from './category-match';
export { type ContentType, contentTypes, isContentType } from './content-types';
export { getPartnerLocales, getProductLocales } from './counterparts';
export {
  getCategories,
  getCategory,
  getFeatureSlides,
  getPartner,
  getPartners,
  getSlides,
} from './lists';
export { markNotFound, markNotStored, markShortLived } from './page-life';
export { getAllProducts, getProduct, getProducts } from './products';
export { contentTag, contentTags, noStoreTag, notFoundTag, unavailableTag } from './tags';
export type * from './types';

/**
 * After a publication in AEM: what is kept of the type is no longer fresh (it still serves when the backend fails).
 * Returns the cache tags of the pages that show it, for the caller to revalidate (contract section 6).
 */
export async function expireContent(type: ContentType, localeId?: LocaleId): Promise<readonly string[]> {
  await getDoor().expire(type, localeId);
  return contentTags(type, localeId);
}
