import { partsOf, toStale } from '../next-internals/page-entry.mjs';
import { endTag, maxClockSkewMs, tagInvalidations } from './shared-state.mjs';

/** @typedef {import('../next-internals/page-entry.mjs').Entry} Entry */

/** V8 stores a text with any character beyond Latin-1, such as a curly quote, with two bytes for each character. */
const bytesPerCharacter = 2;

/** Size of an entry beside its texts, in bytes: headers with the policy, tags, the objects themselves. */
const overheadBytes = 2048;

/** @param {string | Uint8Array | undefined} part */
const bytesOf = (part) => (typeof part === 'string' ? part.length * bytesPerCharacter : (part?.length ?? 0));

/** Returns the size of an entry in memory, in bytes. @param {Entry} entry */
export const sizeOf = ({ value }) => partsOf(value).reduce((sum, part) => sum + bytesOf(part), overheadBytes);

/**
 * Returns when a page with these tags ends, in milliseconds since 1970; infinity for a page without an end (CONT-13).
 * @param {readonly string[]} tags
 */
export const endOf = (tags) =>
  Math.min(...tags.filter((tag) => tag.startsWith(endTag)).map((tag) => Number(tag.slice(endTag.length))));

/**
 * Applies its end and the invalidations of its tags to an entry: it stays as it is, becomes stale, or is unusable.
 * @param {Entry} entry
 * @returns {Entry | null}
 */
export function afterInvalidations(entry) {
  const now = Date.now();
  if (endOf(entry.tags) <= now) return null;
  const invalidations = entry.tags
    .map((tag) => tagInvalidations().get(tag))
    .filter((invalidation) => invalidation !== undefined);
  if (invalidations.some(({ expiredAt }) => expiredAt > entry.lastModified && expiredAt <= now)) return null;
  const isInvalidated = invalidations.some(({ staleAt }) => staleAt + maxClockSkewMs > entry.lastModified);
  return isInvalidated ? toStale(entry) : entry;
}
