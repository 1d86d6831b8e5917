import type { ContentType } from '../content-types';

/** Each content type and the key of `data` that its response uses (CONT-01). */
export const responseKeys = {
  category: 'categoryData',
  slides: 'slidesData',
  product: 'productData',
  'product-feature-slider': 'productFeatureSliderData',
  partners: 'partnersData',
} as const satisfies Record<ContentType, string>;
