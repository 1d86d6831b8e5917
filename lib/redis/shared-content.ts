import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ContentSource } from '@/lib/content/content-source';
import type { ContentKey, ContentStore } from '@/lib/content/content-store';
import { getLocale } from '@/lib/locales/definitions';
import { parseJson } from '@/lib/services';
import type { Redis } from './connection';
import { mergeInvalidations } from './share-invalidations';

/** Content expires when no replica has written it for this time. */
const ttlSeconds = 30 * 24 * 3600;

/** The maximum of `CONTENT_MAX_BYTES`. */
const maxUnpackedBytes = 256 * 1024 * 1024;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * Creates the store of several replicas: the memory of the process, and Redis for more recent content of
 * other replicas. Redis contains the source's documents, so that a new release starts with the content of the
 * previous one. Empty responses stay in memory, so that unknown slugs leave nothing in Redis.
 */
export function createSharedContent(
  own: ContentStore,
  redis: Redis,
  keyPrefix: string,
  parse: ContentSource['parse'],
): ContentStore {
  /**
   * Compresses a document, because lists are large and every replica reads them. Returns null for one that is nested
   * too deeply to be serialized.
   */
  async function pack(document: unknown): Promise<Buffer | null> {
    try {
      return await compress(JSON.stringify(document), { level: 1 });
    } catch {
      return null;
    }
  }

  /** Returns the items that another replica, perhaps of another build, stored in Redis. */
  async function unpack(packed: Buffer, { type, localeId }: ContentKey) {
    const bytes = await decompress(packed, { maxOutputLength: maxUnpackedBytes }).catch(() => null);
    return bytes && parse(parseJson(bytes.toString()), type, getLocale(localeId));
  }

  const nameOf = ({ folderPath }: ContentKey) => `${keyPrefix}:content:${folderPath}`;
  return {
    async get(key) {
      const stale = await own.get(key);
      const name = nameOf(key);
      const readAt = Number(await redis.attempt((client) => client.hget(name, 'readAt')));
      if (!(readAt > (stale?.readAt ?? 0))) return stale;
      const packed = await redis.attempt((client) => client.hgetBuffer(name, 'packed'));
      const items = packed ? await unpack(packed, key) : null;
      if (!items) return stale;
      await own.set(key, { items, readAt }, null);
      return own.get(key);
    },

    async set(key, entry, document) {
      await own.set(key, entry, document);
      const name = nameOf(key);
      const packed = entry.items.length === 0 ? null : await pack(document);
      await redis.attempt<unknown>((client) => {
        if (!packed) return client.del(name);
        const fields = { readAt: entry.readAt, packed };
        return client.multi().hset(name, fields).expire(name, ttlSeconds).exec();
      });
    },

    async expire(type, localeId) {
      await own.expire(type, localeId);
      // Do not wait for the next interval, because the process may have ended by then.
      await mergeInvalidations(redis, keyPrefix);
    },

    changedAt: own.changedAt,
  };
}
