import { type LocaleId, localeIds } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';

/** The tag a page carries for the content it read, for example `content:product:us-en`. */
export function contentTag(type: ContentType, localeId: LocaleId): string {
  return `content:${type}:${localeId}`;
}

/** The tags of one content type: of one locale, or of all. This is the only table of content tags. */
export function contentTags(type: ContentType, localeId?: LocaleId): readonly string[] {
  return (localeId ? [localeId] : localeIds).map((id) => contentTag(type, id));
}

/**
 * Marks a page that misses content because the source failed and nothing was stored. A page cache must not let
 * such a page take the place of one without the tag (CONT-06).
 */
export const unavailableTag = 'content:unavailable';

/** Marks a page of an unknown address; the page cache sends it with status 404 and does not store it. */
export const notFoundTag = 'status:404';

/** Marks a page of an unknown address that has status 200 all the same; the page cache does not store it. */
export const noStoreTag = 'no-store';
