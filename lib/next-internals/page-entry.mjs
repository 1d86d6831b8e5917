/**
 * @typedef {{ lastModified: number, tags: string[], value: Record<string, any> | null, cacheControl?: object }} Entry
 * What a cache handler stores. `lastModified` is when rendering began, in milliseconds: later changes are not in it.
 */

/** The kind of entries that are pages of the App Router. */
export const pageKind = 'APP_PAGE';

/** The header in which Next lists the cache tags of a page. */
const tagsHeader = 'x-next-cache-tags';

/** Returns the tags of a page. @param {Entry['value']} value */
export const tagsOf = (value) => String(value?.headers?.[tagsHeader] ?? '').split(',');

/** Returns the texts and buffers of an entry. @param {Entry['value']} value */
export function partsOf(value) {
  const segments = [...(value?.segmentData?.values() ?? [])];
  return [value?.html, value?.rscData, value?.body, JSON.stringify(value?.data ?? ''), ...segments];
}

/**
 * Replaces HTML, payload, segments and headers of a page by the results of `replace`.
 * @param {Record<string, any>} value
 * @param {(part: any) => any} replace
 */
export function replaceParts(value, replace) {
  value.html = replace(value.html);
  value.rscData = replace(value.rscData);
  for (const [path, data] of value.segmentData ?? []) value.segmentData.set(path, replace(data));
  const headers = Object.entries(value.headers ?? {}).map(([name, text]) => [name, replace(text)]);
  value.headers = Object.fromEntries(headers);
}

/** Next serves an entry of this date and revalidates it after the response, if the entry has no `expire`. */
const longAgo = 1;

/**
 * Returns the entry as one that Next serves once more while it renders the page again. By default, every page
 * has an `expire` of a year, and visitors wait for a page older than that.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function toStale({ cacheControl, ...entry }) {
  if (!cacheControl) return { ...entry, lastModified: longAgo };
  return { ...entry, lastModified: longAgo, cacheControl: { ...cacheControl, expire: undefined } };
}

/**
 * Returns a cache control with which no cache stores a page for longer than that many seconds.
 * @param {{ revalidate?: unknown, expire?: number | undefined }} cacheControl
 * @param {number} seconds
 */
export const limitedTo = ({ revalidate }, seconds) => ({
  revalidate: typeof revalidate === 'number' ? Math.min(revalidate, seconds) : seconds,
  expire: seconds,
});

/**
 * Returns an entry that Next sends with a cache control of at most that many seconds, counted from now. Next counts from
 * `lastModified`, but caches count from the response.
 * @param {Entry} entry
 * @param {number} seconds
 * @returns {Entry}
 */
export function sentFor(entry, seconds) {
  if (!entry.cacheControl) return entry;
  if (isStale(entry)) {
    const { cacheControl = {}, ...stale } = toStale(entry);
    return { ...stale, cacheControl: { ...limitedTo(cacheControl, seconds), expire: undefined } };
  }
  return { ...entry, lastModified: Date.now(), cacheControl: limitedTo(entry.cacheControl, seconds) };
}

/** Returns whether Next renders an entry again. @param {Entry} entry */
export function isStale({ lastModified, cacheControl }) {
  if (lastModified === longAgo) return true;
  const { revalidate } = /** @type {{ revalidate?: unknown }} */ (cacheControl ?? {});
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now();
}
