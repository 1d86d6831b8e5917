import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { afterChanges, isOld, weigh } from './entry.mjs';
import { pagePolicy } from './page-policy.mjs';
import { markTags } from './tag-marks.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

/** What all stored pages and cached values may weigh together, in bytes: a fifth of what the heap may grow to. */
const maxBytes = Math.floor(getHeapStatistics().heap_size_limit / 5);

/** Carried by a page that stands for something missing; `lib/content/page-life` sets it. */
const notFoundTag = 'status:404';

/** Carried by a page of a made-up address that is a good page all the same, such as a partner that is not there. */
const noStoreTag = 'no-store';

/** Carried by a page with an empty block because its content failed and nothing good was kept. */
const unavailableTag = 'content:unavailable';

const tagsHeader = 'x-next-cache-tags';

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: weigh });

/** When the making of an entry began that was not there, or too old. @type {LRUCache<string, number>} */
const begun = new LRUCache({ max: 1000 });

/** What the bundle leaves here for the cache, which Next loads from its own file. @param {string} name */
const published = (name) => Reflect.get(globalThis, Symbol.for(`solstride.${name}`));

/**
 * The pages that replicas share, undefined without Redis. Other values stay with the process.
 * @param {string | undefined} kind
 * @returns {import('@/lib/redis/shared-pages').SharedPages | undefined}
 */
const sharedPages = (kind) => (kind === 'APP_PAGE' ? published('shared-pages') : undefined);

/** Counts what a page was answered from. @param {Entry | null} entry */
function countAnswer(entry) {
  published('page-cache.count')?.(entry === null ? 'miss' : isOld(entry) ? 'stale' : 'hit');
}

/** Weak: the same page may go out compressed. @param {string} html */
const entityTag = (html) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** @param {Entry | undefined} entry */
const isEmptied = (entry) => entry?.tags.includes(unavailableTag) ?? false;

/**
 * Where Next keeps rendered pages and cached values: bounded memory, and Redis behind it for what several replicas
 * share; never the disk. Pages of addresses that name nothing are not kept, whether they answer with 404 or not, so
 * that made-up addresses cost nothing lasting (contract section 7).
 */
export default class PageCache {
  /**
   * @param {string} key
   * @param {{ kind?: string }} [context]
   */
  async get(key, { kind } = {}) {
    const entry = await this.find(key, kind);
    if ((!entry || isOld(entry)) && !begun.has(key)) begun.set(key, Date.now());
    if (kind === 'APP_PAGE') countAnswer(entry);
    return entry;
  }

  /**
   * The process's own entry while it is good, else a newer one that another replica made.
   * @param {string} key
   * @param {string | undefined} kind
   * @returns {Promise<Entry | null>}
   */
  async find(key, kind) {
    const own = entries.get(key);
    const current = own ? afterChanges(own) : null;
    if (current && !isOld(current)) return current;
    const theirs = await sharedPages(kind)?.newer(key, own && !isEmptied(own) ? own.lastModified : 0);
    if (!theirs) return current;
    entries.set(key, theirs);
    return afterChanges(theirs);
  }

  /**
   * @param {string} key
   * @param {Record<string, any> | null} value a page (`APP_PAGE`), route answer or cached value
   * @param {{ tags?: string[], cacheControl?: object }} context
   */
  async set(key, value, { tags = [], cacheControl }) {
    const madeAt = begun.get(key) ?? Date.now();
    begun.delete(key);
    const pageTags = String(value?.headers?.[tagsHeader] ?? '').split(',');
    // Next answers with this very object, so policy and status go out with the first answer, kept or not.
    const html = value?.kind === 'APP_PAGE' && typeof value.html === 'string' ? value.html : null;
    const policy = html && pagePolicy(html);
    if (value && policy) value.headers = { ...value.headers, 'content-security-policy': policy };
    if (value && pageTags.includes(notFoundTag)) value.status = 404;
    // A proxy must not keep these, however long Next says that they live.
    if (value && [noStoreTag, unavailableTag].some((tag) => pageTags.includes(tag)))
      value.headers = { ...value.headers, 'x-accel-expires': '0' };
    const shared = sharedPages(value?.kind);
    if (value?.status === 404 || pageTags.includes(noStoreTag)) {
      // Next remembers for ever how long each page lives that it gave to be kept.
      Reflect.get(SharedCacheControls, 'cacheControls').delete(key);
      // What is missing because a call failed says nothing against the page that is kept.
      if (pageTags.includes(unavailableTag)) return;
      entries.delete(key);
      void shared?.delete(key);
      return;
    }
    const entry = {
      lastModified: madeAt,
      tags: [...tags, ...pageTags],
      value,
      ...(cacheControl && { cacheControl }),
    };
    // An emptied page never takes the place of one that was full, and is no news for others (contract section 7).
    const kept = entries.peek(key);
    if (isEmptied(entry) && kept && !isEmptied(kept)) return;
    // Only kept pages have a tag: who has a tag is told when nothing changed, and a page is compressed under it.
    if (value && html) value.headers = { ...value.headers, etag: entityTag(html) };
    entries.set(key, entry);
    if (!isEmptied(entry)) void shared?.set(key, entry);
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations] with them the entries turn stale now and unusable after `expire` seconds
   */
  async revalidateTag(tags, durations) {
    markTags([tags].flat(), durations ? durations.expire : 0);
  }

  resetRequestCache() {}
}
