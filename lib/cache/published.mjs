import { processSingleton } from '../process-singleton.mjs';

/** @typedef {import('../process-singleton.mjs').ProcessSingleton<string>} TextHolder */
/** @typedef {{ readonly lastModified: number, readonly tags: string[], readonly value: Record<string, unknown> | null, readonly cacheControl?: object }} SharedPage */
/** @typedef {{ newer(path: string, than: number): Promise<SharedPage | null>, set(path: string, page: SharedPage): Promise<void>, delete(path: string): Promise<void> }} SharedPages */
/** @typedef {'hit' | 'stale' | 'miss'} LookupOutcome */

/**
 * Values that the bundle publishes for the page cache. Next loads the page cache from its own file, so it
 * cannot import from the bundle.
 */

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
