import { processSingleton } from '../process-singleton.mjs';

/**
 * @typedef {{ staleAt: number, expiredAt: number }} Invalidation anything older than `staleAt` is stale, and unusable after
 * `expiredAt`; both in milliseconds since 1970
 */

/**
 * Maximum clock skew between replicas, in milliseconds (docs/operations.md). What was made so soon after an invalidation
 * may come from a replica that did not know of it.
 */
export const maxClockSkewMs = 2000;

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
