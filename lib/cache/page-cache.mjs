import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { forgetPageDuration } from '../next-internals/page-durations.mjs';
import { isStale, limitedTo, pageKind, sentFor, tagsOf } from '../next-internals/page-entry.mjs';
import { afterInvalidations, endOf, sizeOf } from './entry.mjs';
import { applyPolicy } from './security-policy.mjs';
import {
  invalidateTags,
  missingHeader,
  missingTag,
  noStoreTag,
  notFoundTag,
  publishedLookupCounter,
  publishedSharedPages,
  unavailableTag,
} from './shared-state.mjs';

/** @typedef {import('../next-internals/page-entry.mjs').Entry} Entry */

/** Largest size of all stored pages and cached values together, in bytes: a fifth of the largest heap. */
const maxBytes = Math.floor(getHeapStatistics().heap_size_limit / 5);

/**
 * How long before its end proxies stop storing a page, in milliseconds. Two proxies in a row store it for 12 seconds each
 * (deploy/nginx.conf).
 */
const proxiedMs = 30_000;

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });

/** When rendering of a missing or stale entry began, in milliseconds. @type {LRUCache<string, number>} */
const startedAt = new LRUCache({ max: 1000 });

/** Returns the pages that replicas share. Other values stay with the process. @param {string | undefined} kind */
const sharedPages = (kind) => (kind === pageKind ? publishedSharedPages.get() : undefined);

/** Counts whether a page request hit fresh, stale or no content. @param {Entry | null} entry */
function countLookup(entry) {
  publishedLookupCounter.get()?.(entry === null ? 'miss' : isStale(entry) ? 'stale' : 'hit');
}

/** Returns a weak entity tag, because the page may be sent compressed. @param {string} html */
const entityTag = (html) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Returns headers that forbid proxies to store a page, whatever Next's cache control says. @param {object | undefined} headers */
const unproxied = (headers) => ({ ...headers, 'x-accel-expires': '0' });

/** @param {number} end in milliseconds since 1970 */
const secondsUntil = (end) => Math.max(1, Math.floor((end - Date.now()) / 1000));

/** Returns an entry as it is sent: no cache stores it beyond its end (CONT-13). @param {Entry} entry */
function untilItsEnd(entry) {
  const end = endOf(entry.tags);
  if (end === Number.POSITIVE_INFINITY || !entry.cacheControl) return entry;
  const sent = sentFor(entry, secondsUntil(end));
  if (!sent.value || end - Date.now() >= proxiedMs) return sent;
  return { ...sent, value: { ...sent.value, headers: unproxied(sent.value.headers) } };
}

/** @param {Entry | undefined} entry */
const isDegraded = (entry) => entry?.tags.includes(unavailableTag) ?? false;

/**
 * Stores Next's rendered pages and cached values in bounded memory, with Redis behind it for pages that several replicas
 * share; never on disk. Pages of unknown URLs are not stored, whatever their status, so that unknown URLs cost nothing
 * lasting (OPS-03).
 */
export default class PageCache {
  /**
   * @param {string} key
   * @param {{ kind?: string }} [context]
   */
  async get(key, { kind } = {}) {
    const entry = await this.find(key, kind);
    if ((!entry || isStale(entry)) && !startedAt.has(key)) startedAt.set(key, Date.now());
    if (kind === pageKind) countLookup(entry);
    return entry && untilItsEnd(entry);
  }

  /**
   * Returns the process's own entry while it is fresh, else a newer one of another replica.
   * @param {string} key
   * @param {string | undefined} kind
   * @returns {Promise<Entry | null>}
   */
  async find(key, kind) {
    const own = entries.get(key);
    const current = own ? afterInvalidations(own) : null;
    if (own && !current) entries.delete(key);
    if (current && !isStale(current)) return current;
    const shared = await sharedPages(kind)?.newer(key, own && !isDegraded(own) ? own.lastModified : 0);
    if (!shared) return current;
    entries.set(key, shared);
    return afterInvalidations(shared);
  }

  /**
   * @param {string} key
   * @param {Record<string, any> | null} value a page, a route's response or a cached value
   * @param {{ tags?: string[], cacheControl?: object }} context
   */
  async set(key, value, { tags = [], cacheControl }) {
    const renderedAt = startedAt.get(key) ?? Date.now();
    startedAt.delete(key);
    const pageTags = tagsOf(value);
    // Next sends this very object, so that policy and status are in the first response, stored or not.
    const hasPolicy = applyPolicy(value);
    const html = value?.kind === pageKind && typeof value.html === 'string' ? value.html : null;
    if (value && pageTags.includes(notFoundTag)) value.status = 404;
    if (value && pageTags.includes(missingTag)) value.headers = { ...value.headers, [missingHeader]: '1' };
    const end = endOf(pageTags);
    // Next sends these very headers and this cache control with the first response.
    if (cacheControl && end < Number.POSITIVE_INFINITY)
      Object.assign(cacheControl, limitedTo(cacheControl, secondsUntil(end)));
    const isUnproxied =
      end - Date.now() < proxiedMs || [noStoreTag, unavailableTag].some((tag) => pageTags.includes(tag));
    if (value && isUnproxied) value.headers = unproxied(value.headers);
    const shared = sharedPages(value?.kind);
    if (value?.status === 404 || pageTags.includes(noStoreTag) || !hasPolicy) {
      forgetPageDuration(key);
      // Content that is missing because a request failed does not invalidate the stored page.
      if (pageTags.includes(unavailableTag) || !hasPolicy) return;
      entries.delete(key);
      void shared?.delete(key);
      return;
    }
    const entry = {
      lastModified: renderedAt,
      tags: [...tags, ...pageTags],
      value,
      ...(cacheControl && { cacheControl }),
    };
    // A degraded page never replaces a complete one, and is not shared (CONT-06).
    const stale = entries.peek(key);
    if (isDegraded(entry) && stale && !isDegraded(stale)) return;
    // Only stored pages have an ETag: clients revalidate with it, and `sendStoredPage` compresses once per tag.
    if (value && html) value.headers = { ...value.headers, etag: entityTag(html) };
    entries.set(key, entry);
    if (!isDegraded(entry)) void shared?.set(key, entry);
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations] with them entries become stale now and unusable after `expire` seconds
   */
  async revalidateTag(tags, durations) {
    invalidateTags([tags].flat(), durations ? durations.expire : 0);
  }

  resetRequestCache() {}
}
