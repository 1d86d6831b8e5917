import { processSingleton } from '../process-singleton.mjs';

/**
 * @typedef {{ staleAt: number, expiredAt: number }} Invalidation what is older than `staleAt` is to be made anew, and of no
 * use at all once `expiredAt` has passed; both in milliseconds
 */

/** @type {import('../process-singleton.mjs').ProcessSingleton<Map<string, Invalidation>>} */
const invalidations = processSingleton('tag-invalidations');

/** Returns the table of the last invalidation of each cache tag, for the page cache and the content client alike. */
export const tagInvalidations = () => invalidations.getOrCreate(() => new Map());

/**
 * Invalidates cache tags now.
 * @param {readonly string[]} tags
 * @param {number} [ttlSeconds] how long older entries may be served stale
 */
export function invalidateTags(tags, ttlSeconds = Number.POSITIVE_INFINITY) {
  const staleAt = Date.now();
  for (const tag of tags) tagInvalidations().set(tag, { staleAt, expiredAt: staleAt + ttlSeconds * 1000 });
}
