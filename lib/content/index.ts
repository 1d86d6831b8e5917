import 'server-only';

/**
 * The content of pages. A read goes through these files:
 *
 * - `lists.ts` and `products.ts` have the queries of pages; `time-window.ts` and `category-match.ts` choose among items
 * - `content-client.ts` returns a folder from `content-store.ts` while it is fresh, else from the source
 * - `default-content-source.ts` makes the source; `content-source.ts` is what any CMS implements, `aem/` does so for AEM
 *   and the sample
 * - `cache-control.ts` decides how long the page that reads it is fresh
 *
 * Beside them, `publications.ts` expires content, `redirects.ts` finds the redirect of an address, `assets.ts` makes
 * addresses of files, and `editable.ts` marks what a preview can edit.
 */

export { markMissing, markNotFound } from './cache-control';
export { type ContentType, isContentType } from './content-types';
export {
  getAnnouncement,
  getCampaign,
  getCampaignLocales,
  getCampaigns,
  getCategories,
  getCategory,
  getFeatureSlides,
  getPartner,
  getPartnerLocales,
  getPartners,
  getProductLocales,
  getSlides,
} from './lists';
export { getAllProducts, getLineUp, getProduct, getProducts } from './products';

export type * from './types';
