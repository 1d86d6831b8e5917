import { LRUCache } from 'lru-cache';
import { pagePolicy } from './page-policy.mjs';

/**
 * @typedef {{ lastModified: number, tags: string[], value: Record<string, any> | null, cacheControl?: object }} Entry
 */

/** What all stored pages and cached values may weigh together. */
const maxBytes = 128 * 1024 * 1024;

/** Carried by a page that stands for something missing; `lib/content/page-life` sets it. */
const notFoundTag = 'status:404';

/** Carried by a page of a made-up address that is a good page all the same, such as a partner that is not there. */
const noStoreTag = 'no-store';

/** Carried by a page with an empty block because its content failed and nothing good was kept. */
const unavailableTag = 'content:unavailable';

const tagsHeader = 'x-next-cache-tags';

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: weigh });

/** @type {Map<string, { staleAt: number, expiredAt: number }>} when a tag was last invalidated, in milliseconds */
const invalidations = new Map();

/**
 * Counts what a page was answered from. The counter is published by `lib/observability/metrics`; the cache lives
 * outside the bundle.
 * @param {Entry | null} entry
 */
function countAnswer(entry) {
  const count = Reflect.get(globalThis, Symbol.for('solstride.page-cache.count'));
  if (typeof count !== 'function') return;
  const { revalidate } = /** @type {{ revalidate?: unknown }} */ (entry?.cacheControl ?? {});
  const lifeMs = typeof revalidate === 'number' ? revalidate * 1000 : Number.POSITIVE_INFINITY;
  const isStale = entry !== null && entry.lastModified + lifeMs < Date.now();
  count(entry === null ? 'miss' : isStale ? 'stale' : 'hit');
}

/** @param {Entry} entry */
function weigh({ value }) {
  const parts = [value?.html, value?.rscData, value?.body, JSON.stringify(value?.data ?? '')];
  const segments = [...(value?.segmentData?.values() ?? [])];
  return [...parts, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 512);
}

/**
 * Where Next keeps rendered pages and cached values: bounded memory, never the disk. Pages of addresses that name
 * nothing are not kept, whether they answer with 404 or not, so that made-up addresses cost nothing lasting
 * (contract section 7).
 */
export default class PageCache {
  /**
   * @param {string} key
   * @param {{ kind?: string }} [context]
   */
  async get(key, { kind } = {}) {
    const entry = this.find(key);
    if (kind === 'APP_PAGE') countAnswer(entry);
    return entry;
  }

  /**
   * @param {string} key
   * @returns {Entry | null}
   */
  find(key) {
    const entry = entries.get(key);
    if (!entry) return null;
    const now = Date.now();
    const marks = entry.tags.map((tag) => invalidations.get(tag)).filter((mark) => mark !== undefined);
    if (marks.some(({ expiredAt }) => expiredAt > entry.lastModified && expiredAt <= now)) return null;
    // A long-gone date makes Next serve the entry and renew it behind the answer.
    if (marks.some(({ staleAt }) => staleAt > entry.lastModified)) return { ...entry, lastModified: 1 };
    return entry;
  }

  /**
   * @param {string} key
   * @param {Record<string, any> | null} value a page (`APP_PAGE`), route answer or cached value
   * @param {{ tags?: string[], cacheControl?: object }} context
   */
  async set(key, value, { tags = [], cacheControl }) {
    const pageTags = String(value?.headers?.[tagsHeader] ?? '').split(',');
    // Next answers with this very object, so policy and status go out with the first answer, kept or not.
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
      const policy = pagePolicy(value.html);
      if (policy) value.headers = { ...value.headers, 'content-security-policy': policy };
    }
    if (value && pageTags.includes(notFoundTag)) value.status = 404;
    if (value?.status === 404 || pageTags.includes(noStoreTag)) {
      entries.delete(key);
      return;
    }
    // An emptied page never takes the place of one that was full (contract section 7).
    const kept = entries.peek(key);
    if (kept && pageTags.includes(unavailableTag) && !kept.tags.includes(unavailableTag)) return;
    entries.set(key, {
      lastModified: Date.now(),
      tags: [...tags, ...pageTags],
      value,
      ...(cacheControl && { cacheControl }),
    });
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations] with them the entries turn stale now and unusable after `expire` seconds
   */
  async revalidateTag(tags, durations) {
    const now = Date.now();
    for (const tag of [tags].flat()) {
      const expiredAt = durations ? now + (durations.expire ?? Number.POSITIVE_INFINITY) * 1000 : now;
      invalidations.set(tag, { staleAt: now, expiredAt });
    }
  }

  resetRequestCache() {}
}
