import type { ContentType } from '../content-types';

/** Key of `data` in the response of each content type (CONT-01). */
export const responseKeys = {
  category: 'categoryData',
  slides: 'slidesData',
  product: 'productData',
  'product-feature-slider': 'productFeatureSliderData',
  partners: 'partnersData',
} as const satisfies Record<ContentType, string>;
