import { tagMarks } from './tag-marks.mjs';

/**
 * @typedef {{ lastModified: number, tags: string[], value: Record<string, any> | null, cacheControl?: object }} Entry
 */

/**
 * A page made so soon after a change may have been begun before it, here or on another replica that had not heard of
 * it yet: it is made once more. Longer than a page takes that waits for slow services.
 */
const doubtMs = 10_000;

/** What an entry weighs in memory, in bytes. @param {Entry} entry */
export function weigh({ value }) {
  const parts = [value?.html, value?.rscData, value?.body, JSON.stringify(value?.data ?? '')];
  const segments = [...(value?.segmentData?.values() ?? [])];
  return [...parts, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 512);
}

/** Whether an entry has outlived its own life. @param {Entry} entry */
export function isOld({ lastModified, cacheControl }) {
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
  // A long-gone date makes Next serve the entry and renew it behind the answer.
  if (marks.some(({ staleAt }) => staleAt + doubtMs > entry.lastModified))
    return { ...entry, lastModified: 1 };
  return entry;
}
