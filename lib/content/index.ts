import 'server-only';

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
