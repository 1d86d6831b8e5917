import { LRUCache } from 'lru-cache';
import { invalidateTags, tagInvalidations } from '@/lib/cache/shared-state.mjs';
import type { LocaleId } from '@/lib/locales/definitions';
import { processSingleton } from '@/lib/process-singleton.mjs';
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

/** Creates the store of several replicas; undefined without Redis. `lib/redis/share.ts` publishes it at start. */
export const publishedSharedContent =
  processSingleton<(parse: ContentSource['parse']) => ContentStore>('shared-content');
