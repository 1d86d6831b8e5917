import { unstable_cache } from 'next/cache';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import type { Reading } from './door';
import { contentTag, noStoreTag, notFoundTag, unavailableTag } from './tags';

/** How long a page lives that had to do with an older answer, or with none (contract section 7). */
export const keptPageSeconds = 10;
export const failedPageSeconds = 2;

/** Whole tens, so that few distinct lives exist. */
function freshSeconds(freshForMs: number): number {
  const seconds = Math.max(1, Math.ceil(freshForMs / 1000));
  return seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds;
}

/** The life and the tags of a page that shows `reading`. */
export function pageLife(reading: Reading<unknown>, type: ContentType, localeId: LocaleDefinition['id']) {
  const tag = contentTag(type, localeId);
  if (reading.state === 'failed') return { seconds: failedPageSeconds, tags: [tag, unavailableTag] };
  const seconds = reading.state === 'kept' ? keptPageSeconds : freshSeconds(reading.freshForMs);
  return { seconds, tags: [tag] };
}

/**
 * Gives the static page being made a life and tags: the shortest life wins, tags add up.
 *
 * An `unstable_cache` call is the public way to both. What it keeps is the word `true`; whether that is found,
 * stale or gone makes no difference. Outside a Next request there is no page, and nothing to do.
 */
async function notePage(seconds: number, tags: string[]): Promise<void> {
  const key = ['page-life', String(seconds), ...tags];
  try {
    await unstable_cache(async () => true, key, { revalidate: seconds, tags })();
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('incrementalCache missing'))) throw error;
  }
}

/** Notes what the page being made has read. */
export async function notePageLife(
  reading: Reading<unknown>,
  type: ContentType,
  localeId: LocaleDefinition['id'],
): Promise<void> {
  const { seconds, tags } = pageLife(reading, type, localeId);
  await notePage(seconds, tags);
}

/** Notes that a part of the page being made is the last good answer of another service, or has none. */
export async function notePartLife(state: 'kept' | 'failed'): Promise<void> {
  if (state === 'kept') await notePage(keptPageSeconds, []);
  else await notePage(failedPageSeconds, [unavailableTag]);
}

/** Marks the page being made as one of an address that names nothing: the page cache answers it with 404. */
export async function markNotFound(): Promise<void> {
  await notePage(keptPageSeconds, [notFoundTag]);
}

/** Marks the page being made as one of an address that names nothing but is a good page: it is not kept. */
export async function markNotStored(): Promise<void> {
  await notePage(keptPageSeconds, [noStoreTag]);
}

/** Marks the page being made as one that lacks something which may be there again soon, such as its reviews. */
export async function markShortLived(): Promise<void> {
  await notePage(keptPageSeconds, []);
}
