import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/**
 * Deletes the cache control of an uncached page. Next never evicts entries of this map, so unknown URLs would
 * fill the memory.
 * @param {string} key of the cache handler
 */
export function forgetPageDuration(key) {
  Reflect.get(SharedCacheControls, 'cacheControls').delete(key);
}
