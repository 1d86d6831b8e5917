import { tagMarks } from './tag-marks.mjs';

/**
 * @typedef {{ lastModified: number, tags: string[], value: Record<string, any> | null, cacheControl?: object }} Entry
 * `lastModified` is when its making began: what changed since is not in it
 */

/** A page begun so soon after a change may be of a replica that had not heard of it yet: it is made once more. */
export const doubtMs = 2000;

/** A text with one character beyond Latin-1, such as a page's curly quotes, takes two bytes for each. */
const bytesPerCharacter = 2;

/** An entry beside its texts: headers with the policy, tags, the objects themselves. */
const frameBytes = 2048;

/** @param {string | Uint8Array | undefined} part */
const bytesOf = (part) => (typeof part === 'string' ? part.length * bytesPerCharacter : (part?.length ?? 0));

/** What an entry weighs in memory, in bytes. @param {Entry} entry */
export function weigh({ value }) {
  const parts = [value?.html, value?.rscData, value?.body, JSON.stringify(value?.data ?? '')];
  const segments = [...(value?.segmentData?.values() ?? [])];
  return [...parts, ...segments].reduce((sum, part) => sum + bytesOf(part), frameBytes);
}

/** A long-gone date makes Next serve an entry and renew it behind the answer, as long as the entry has no `expire`. */
const longAgo = 1;

/**
 * Next gives every page an `expire` of a year and lets visitors wait for a page older than that.
 * @param {Entry} entry
 * @returns {Entry}
 */
function stale({ cacheControl, ...entry }) {
  if (!cacheControl) return { ...entry, lastModified: longAgo };
  return { ...entry, lastModified: longAgo, cacheControl: { ...cacheControl, expire: undefined } };
}

/** Whether an entry is to be made anew. @param {Entry} entry */
export function isOld({ lastModified, cacheControl }) {
  if (lastModified === longAgo) return true;
  const { revalidate } = /** @type {{ revalidate?: unknown }} */ (cacheControl ?? {});
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now();
}

/**
 * The entry as the changes of its tags leave it: as it is, stale, or of no use.
 * @param {Entry} entry
 * @returns {Entry | null}
 */
export function afterChanges(entry) {
  const now = Date.now();
  const marks = entry.tags.map((tag) => tagMarks().get(tag)).filter((mark) => mark !== undefined);
  if (marks.some(({ expiredAt }) => expiredAt > entry.lastModified && expiredAt <= now)) return null;
  const isStale = marks.some(({ staleAt }) => staleAt + doubtMs > entry.lastModified);
  return isStale ? stale(entry) : entry;
}
