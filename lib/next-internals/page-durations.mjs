import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/**
 * Deletes the cache control that Next remembers for a page. Next never evicts entries of this map, so that unknown URLs
 * would fill the memory.
 * @param {string} key as the cache handler gets it
 */
export function forgetPageDuration(key) {
  Reflect.get(SharedCacheControls, 'cacheControls').delete(key);
}
