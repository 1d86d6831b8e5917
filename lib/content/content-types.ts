import type { ContentItems } from './types';

/** Types of content, which publications also name (CONT-01). */
export type ContentType = keyof ContentItems;

const known: Readonly<Record<ContentType, true>> = {
  category: true,
  slides: true,
  product: true,
  'product-feature-slider': true,
  partners: true,
};

export const contentTypes = Object.keys(known) as readonly ContentType[];

export function isContentType(value: unknown): value is ContentType {
  return typeof value === 'string' && Object.hasOwn(known, value);
}
