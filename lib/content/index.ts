import 'server-only';
import type { LocaleId } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import { getContentClient } from './default-content-client';
import { getContentSource } from './default-content-source';
import { getPublicationQueue } from './publications';
import { contentTag, contentTags } from './tags';

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
export { getAllProducts, getLineUp, getProduct, getProducts } from './products';

export type * from './types';

/**
 * Marks stored content of a type, and the pages that show it, as stale after a publication (API-05). Both are still
 * served when the source fails. Returns the cache tags.
 */
export async function expireContent(type: ContentType, localeId?: LocaleId): Promise<readonly string[]> {
  await getContentClient().expire(type, localeId);
  return contentTags(type, localeId);
}

/**
 * Does the same for published paths of the CMS, after the delay in which the CMS's own caches may serve old content
 * (API-12). Returns null and invalidates nothing if a path is outside the site's content.
 */
export async function expirePaths(paths: readonly string[]): Promise<readonly string[] | null> {
  const { publicationsAt } = getContentSource();
  const found = paths.map(publicationsAt);
  if (found.includes(null)) return null;
  const byTag = new Map(
    found.flatMap((publications) =>
      (publications ?? []).map((publication) => [
        contentTag(publication.type, publication.localeId),
        publication,
      ]),
    ),
  );
  await getPublicationQueue().add([...byTag.values()]);
  return [...byTag.keys()];
}
