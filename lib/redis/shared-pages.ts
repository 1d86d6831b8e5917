import { deserialize, serialize } from 'node:v8';
import type { Redis } from './connection';

/** A page as the page cache keeps it; its value holds buffers and maps, which `node:v8` keeps as they are. */
export type SharedPage = {
  readonly lastModified: number;
  readonly tags: string[];
  readonly value: Record<string, unknown> | null;
  readonly cacheControl?: object;
};

/** A page that nobody asked for in so long is forgotten. */
const lifeSeconds = 7 * 24 * 3600;

function isPage(value: unknown): value is SharedPage {
  const { lastModified, tags } = Object(value) as Partial<SharedPage>;
  return typeof lastModified === 'number' && Array.isArray(tags);
}

/** The page out of what Redis has; null when it is none, whoever wrote it. */
function read(bytes: Buffer): SharedPage | null {
  try {
    const page: unknown = deserialize(bytes);
    return isPage(page) ? page : null;
  } catch {
    return null;
  }
}

/** The pages that all replicas of one build share; `scope` keeps those of others apart. */
export function createSharedPages(redis: Redis, scope: string) {
  const keyOf = (path: string) => `${scope}:${path}`;
  return {
    /** The page when it is newer than `than`, in milliseconds; the time is asked first, because pages are large. */
    async newer(path: string, than: number): Promise<SharedPage | null> {
      const key = keyOf(path);
      const madeAt = await redis.attempt((client) => client.hget(key, 'madeAt'));
      if (!madeAt || Number(madeAt) <= than) return null;
      const bytes = await redis.attempt((client) => client.hgetBuffer(key, 'page'));
      return bytes ? read(bytes) : null;
    },

    async set(path: string, page: SharedPage): Promise<void> {
      const key = keyOf(path);
      await redis.attempt((client) => {
        const fields = { madeAt: page.lastModified, page: serialize(page) };
        return client.multi().hset(key, fields).expire(key, lifeSeconds).exec();
      });
    },

    async delete(path: string): Promise<void> {
      await redis.attempt((client) => client.del(keyOf(path)));
    },
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;

/** Gives the pages to the page cache, which Next loads from its own file outside the bundle. */
export function publishSharedPages(pages: SharedPages): void {
  Object.assign(globalThis, { [Symbol.for('solstride.shared-pages')]: pages });
}
