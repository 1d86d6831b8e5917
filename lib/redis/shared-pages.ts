import { deserialize, serialize } from 'node:v8';
import { publishedSharedPages, type SharedPage, type SharedPages } from '@/lib/cache/shared-state.mjs';
import type { Redis } from './connection';

/** How long a page stays in Redis without a new render, in seconds. */
const ttlSeconds = 7 * 24 * 3600;

function isPage(value: unknown): value is SharedPage {
  const { lastModified, tags } = Object(value) as Partial<SharedPage>;
  return typeof lastModified === 'number' && Array.isArray(tags);
}

/** Deserializes a page; null for invalid bytes. */
function read(bytes: Buffer): SharedPage | null {
  try {
    const page: unknown = deserialize(bytes);
    return isPage(page) ? page : null;
  } catch {
    return null;
  }
}

/**
 * Creates the store of pages that all replicas of one build share. `keyPrefix` separates builds. The value of a page
 * contains buffers and maps, which `node:v8` serializes.
 */
export function createSharedPages(redis: Redis, keyPrefix: string): SharedPages {
  const keyOf = (path: string) => `${keyPrefix}:${path}`;
  return {
    /**
     * Returns the page if it is newer than `than`, in milliseconds. Reads the time first, because pages are
     * large.
     */
    async newer(path: string, than: number): Promise<SharedPage | null> {
      const key = keyOf(path);
      const renderedAt = await redis.attempt((client) => client.hget(key, 'renderedAt'));
      if (!renderedAt || Number(renderedAt) <= than) return null;
      const bytes = await redis.attempt((client) => client.hgetBuffer(key, 'page'));
      return bytes ? read(bytes) : null;
    },

    async set(path: string, page: SharedPage): Promise<void> {
      const key = keyOf(path);
      await redis.attempt((client) => {
        const fields = { renderedAt: page.lastModified, page: serialize(page) };
        return client.multi().hset(key, fields).expire(key, ttlSeconds).exec();
      });
    },

    async delete(path: string): Promise<void> {
      await redis.attempt((client) => client.del(keyOf(path)));
    },
  };
}

/** Publishes the pages for the page cache, which Next loads from its own file outside the bundle. */
export function publishSharedPages(pages: SharedPages): void {
  publishedSharedPages.set(pages);
}
