import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { invalidateTags, tagInvalidations } from '@/lib/cache/tag-invalidations.mjs';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import type { Redis } from '@/lib/redis/connection';
import { mergeInvalidations } from '@/lib/redis/share-invalidations';
import { parseJson } from '@/lib/services';
import type { ContentSource } from './content-source';
import { type ContentType, contentTag, contentTags } from './content-types';

export type ContentKey = {
  readonly type: ContentType;
  readonly localeId: LocaleId;
  readonly folderPath: string;
};

/** Domain items, which are plain JSON, and the start time of their request. */
type ContentEntry = { readonly items: readonly unknown[]; readonly readAt: number };

/** `expired` is true after a publication. The entry is still served when the backend fails. */
export type StoredEntry = ContentEntry & { readonly expired: boolean };

/** Stores the last valid responses. It is asynchronous, because a store may use Redis. */
export type ContentStore = {
  get(key: ContentKey): Promise<StoredEntry | null>;
  /** `document` is the source's document of the items. */
  set(key: ContentKey, entry: ContentEntry, document: unknown): Promise<void>;
  /** Marks content that was read until now as stale. It is still served during an outage. */
  expire(type: ContentType, localeId?: LocaleId): Promise<void>;
  /**
   * Returns the time of the last publication in milliseconds. Content that was read earlier may be outdated.
   */
  changedAt(key: Pick<ContentKey, 'type' | 'localeId'>): number;
};

type Options = {
  readonly full?: number;
  readonly empty?: number;
  /** Maximum clock skew between replicas, in milliseconds. */
  readonly maxClockSkewMs?: number;
};

/**
 * Creates the store of one process. Empty responses have a separate limit, so that unknown slugs evict no
 * content.
 */
export function createMemoryStore(options: Options = {}): ContentStore {
  const full = new LRUCache<string, ContentEntry>({ max: options.full ?? 2000 });
  const empty = new LRUCache<string, ContentEntry>({ max: options.empty ?? 500 });
  const find = (folderPath: string) => full.get(folderPath) ?? empty.get(folderPath);
  function changedAt({ type, localeId }: Pick<ContentKey, 'type' | 'localeId'>): number {
    const invalidation = tagInvalidations().get(contentTag(type, localeId));
    return invalidation ? invalidation.staleAt + (options.maxClockSkewMs ?? 0) : 0;
  }
  return {
    changedAt,
    async get(key) {
      const entry = find(key.folderPath);
      return entry ? { ...entry, expired: entry.readAt <= changedAt(key) } : null;
    },
    async set({ folderPath }, entry) {
      // A slow request may end after a later one.
      if ((find(folderPath)?.readAt ?? 0) > entry.readAt) return;
      const [own, other] = entry.items.length > 0 ? [full, empty] : [empty, full];
      other.delete(folderPath);
      own.set(folderPath, entry);
    },
    async expire(type, localeId) {
      invalidateTags(contentTags(type, localeId));
    },
  };
}

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
export function createSharedStore(
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
