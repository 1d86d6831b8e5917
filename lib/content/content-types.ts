import type { ContentItems } from './types';

/** `{type}` of the content backend's URLs (contract section 4). */
export type ContentType = keyof ContentItems;

/** Each content type and the key of `data` its answer uses (contract section 4). */
export const answerKeys = {
  category: 'categoryData',
  slides: 'slidesData',
  product: 'productData',
  'product-feature-slider': 'productFeatureSliderData',
  partners: 'partnersData',
} as const satisfies Record<ContentType, string>;

export const contentTypes = Object.keys(answerKeys) as readonly ContentType[];

export function isContentType(value: unknown): value is ContentType {
  return typeof value === 'string' && Object.hasOwn(answerKeys, value);
}
