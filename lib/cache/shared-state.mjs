import { processSingleton } from '../process-singleton.mjs';

/** @typedef {import('../process-singleton.mjs').ProcessSingleton<string>} TextHolder */
/** @typedef {{ readonly lastModified: number, readonly tags: string[], readonly value: Record<string, unknown> | null, readonly cacheControl?: object }} SharedPage */
/** @typedef {{ newer(path: string, than: number): Promise<SharedPage | null>, set(path: string, page: SharedPage): Promise<void>, delete(path: string): Promise<void> }} SharedPages */
/** @typedef {'hit' | 'stale' | 'miss'} LookupOutcome */

/**
 * Values that the bundle and the page cache share. Next loads the page cache from its own file, so it
 * cannot import from the bundle.
 */

// Tags of pages: `lib/content/cache-control.ts` sets them, and the page cache acts on them.

/**
 * Tag of a page without some of its content, because a request failed without a stale copy. The page cache must not replace
 * a complete page with it (CONT-06).
 */
export const unavailableTag = 'content:unavailable';

/** Tag of a page of an unknown URL. The page cache sends it with status 404 and does not store it. */
export const notFoundTag = 'status:404';

/** Tag of a page that is missing although its status is 200, so that a redirect may replace it (NAV-09). */
export const missingTag = 'missing';

/** Tag of a page of an unknown URL with status 200. The page cache does not store it. */
export const noStoreTag = 'no-store';

/** Start of the tag of a page that ends. The time follows, in milliseconds since 1970 (CONT-13). */
export const endTag = 'until:';

/** Header of a page that is missing although its status is 200. It never reaches a visitor. */
export const missingHeader = 'x-missing';

/** The Content-Security-Policy with a placeholder for the hashes of a page. @type {TextHolder} */
export const publishedPolicy = processSingleton('content-security-policy');

/** The secret that marks the site's own inline scripts. @type {TextHolder} */
export const publishedScriptMarker = processSingleton('script-marker');

/**
 * The pages that replicas share; undefined without Redis.
 * @type {import('../process-singleton.mjs').ProcessSingleton<SharedPages>}
 */
export const publishedSharedPages = processSingleton('shared-pages');

/**
 * Counts a lookup in the page cache.
 * @type {import('../process-singleton.mjs').ProcessSingleton<(outcome: LookupOutcome) => void>}
 */
export const publishedLookupCounter = processSingleton('page-cache-lookup-counter');

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
