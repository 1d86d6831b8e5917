/**
 * @typedef {{ staleAt: number, expiredAt: number }} Mark what is older than `staleAt` is to be made anew, and of no
 * use at all once `expiredAt` has passed; both in milliseconds
 */

const marksKey = Symbol.for('solstride.tag-marks');

/**
 * When what stands behind each cache tag last changed. There is one table a process: the page cache, which Next loads
 * from its own file, and the content door, which is in the bundle, meet on `globalThis`.
 * @returns {Map<string, Mark>}
 */
export function tagMarks() {
  const marks = Reflect.get(globalThis, marksKey) ?? new Map();
  Reflect.set(globalThis, marksKey, marks);
  return marks;
}

/**
 * Notes a change now.
 * @param {readonly string[]} tags
 * @param {number} [lifeSeconds] for so long what is older may still be served
 */
export function markTags(tags, lifeSeconds = Number.POSITIVE_INFINITY) {
  const staleAt = Date.now();
  for (const tag of tags) tagMarks().set(tag, { staleAt, expiredAt: staleAt + lifeSeconds * 1000 });
}
