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

/**
 * Marks a page without some of its content, because a request failed without a stale copy. The page cache
 * must not replace a complete page with it (CONT-06).
 */
export const unavailableTag = 'content:unavailable';

/** Marks a page of an unknown URL. The page cache sends it with status 404 and does not store it. */
export const notFoundTag = 'status:404';

/** Marks a page with status 200 that says that there is nothing at its address, so that a redirect may replace it (NAV-09). */
export const missingTag = 'missing';

/** Returns the tag of a page that no cache sends at or after a time in milliseconds (CONT-13). */
export const untilTag = (time: number): string => `until:${time}`;

/** Marks a page of an unknown URL with status 200. The page cache does not store it. */
export const noStoreTag = 'no-store';
