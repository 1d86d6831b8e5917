import { endTag, missingTag, noStoreTag, notFoundTag, unavailableTag } from '@/lib/cache/shared-state.mjs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { limitPageDuration } from '@/lib/next-internals/page-render';
import type { ContentResult } from './content-client';
import { type ContentType, contentTag } from './content-types';

/** Revalidation times in seconds of a page with stale content and of one without content (CONT-06). */
const stalePageSeconds = 10;
const failedPageSeconds = 2;

/** Rounds values above ten up to a multiple of ten, to limit the number of distinct times. */
function freshSeconds(freshForMs: number): number {
  const seconds = Math.max(1, Math.ceil(freshForMs / 1000));
  return seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds;
}

/** Returns the revalidation time and the tags of a page that shows `result`. */
export function pageCacheControl(
  result: ContentResult<unknown>,
  type: ContentType,
  localeId: LocaleDefinition['id'],
) {
  const tag = contentTag(type, localeId);
  if (result.state === 'failed') return { seconds: failedPageSeconds, tags: [tag, unavailableTag] };
  const seconds = result.state === 'stale' ? stalePageSeconds : freshSeconds(result.freshForMs);
  return { seconds, tags: [tag] };
}

/** Applies the cache control of what the page being rendered has read. */
export async function applyCacheControl(
  result: ContentResult<unknown>,
  type: ContentType,
  localeId: LocaleDefinition['id'],
): Promise<void> {
  const { seconds, tags } = pageCacheControl(result, type, localeId);
  await limitPageDuration(seconds, tags);
}

/**
 * Limits the cache control of the page being rendered when another service's response is stale or missing.
 */
export async function applyPartCacheControl(state: 'stale' | 'failed'): Promise<void> {
  if (state === 'stale') await limitPageDuration(stalePageSeconds, []);
  else await limitPageDuration(failedPageSeconds, [unavailableTag]);
}

/** The page ends because of its tag, so this revalidation time never applies. */
const yearSeconds = 31_536_000;

/**
 * Ends the page being rendered at a time in milliseconds, at which its content changes (CONT-13). Null changes nothing.
 * The earliest time applies.
 */
export async function endPageAt(time: number | null): Promise<void> {
  if (time !== null) await limitPageDuration(yearSeconds, [`${endTag}${time}`]);
}

/** Marks the page being rendered as not found. The page cache sends it with status 404. */
export async function markNotFound(): Promise<void> {
  await limitPageDuration(stalePageSeconds, [notFoundTag]);
}

/** Marks the page being rendered as valid but of an unknown URL. The page cache does not store it. */
export async function markUncacheable(): Promise<void> {
  await limitPageDuration(stalePageSeconds, [noStoreTag]);
}

/** Marks the page being rendered as missing although its status is 200. The page cache does not store it. */
export async function markMissing(): Promise<void> {
  await limitPageDuration(stalePageSeconds, [noStoreTag, missingTag]);
}
