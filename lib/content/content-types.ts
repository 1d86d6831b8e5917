import { type LocaleId, localeIds } from '@/lib/locales/definitions';
import type { ContentItems } from './types';

/** Types of content, which publications also name (CONT-01). */
export type ContentType = keyof ContentItems;

const known: Readonly<Record<ContentType, true>> = {
  category: true,
  slides: true,
  product: true,
  'product-feature-slider': true,
  partners: true,
  redirect: true,
  announcement: true,
  campaign: true,
};

export const contentTypes = Object.keys(known) as readonly ContentType[];

export function isContentType(value: unknown): value is ContentType {
  return typeof value === 'string' && Object.hasOwn(known, value);
}

/** Returns the tag of a page that read a type of content, for example `content:product:us-en`. */
export function contentTag(type: ContentType, localeId: LocaleId): string {
  return `content:${type}:${localeId}`;
}

/** Returns the tags of a content type in one locale or in all locales. */
export function contentTags(type: ContentType, localeId?: LocaleId): readonly string[] {
  return (localeId ? [localeId] : localeIds).map((id) => contentTag(type, id));
}
