import { markTags, tagMarks } from '@/lib/cache/tag-marks.mjs';
import type { LocaleId } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import { contentTag, contentTags } from './tags';

export type ContentKey = {
  readonly type: ContentType;
  readonly localeId: LocaleId;
  readonly folderPath: string;
};

/** A good answer: domain items, which are plain JSON, and when the call that brought them began. */
export type ContentEntry = { readonly items: readonly unknown[]; readonly readAt: number };

/** `expired`: something was published since; the entry still serves when the backend fails. */
export type StoredEntry = ContentEntry & { readonly expired: boolean };

/** Keeps the last good answers, and nothing else. Asynchronous, so that a shared store fits behind it. */
export type ContentStore = {
  get(key: ContentKey): Promise<StoredEntry | null>;
  /** `answer` is the backend's, from which the items were made. */
  set(key: ContentKey, entry: ContentEntry, answer: unknown): Promise<void>;
  /** Marks what was read until now as no longer fresh; it stays as the last good answer. */
  expire(type: ContentType, localeId?: LocaleId): Promise<void>;
};

/** A map that forgets what was not used for longest. */
function lruMap<Value>(limit: number) {
  const entries = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
    delete: (key: string) => entries.delete(key),
  };
}

type Limits = { readonly full: number; readonly empty: number };

/** The store of one process. Empty answers have their own room, so that made-up slugs push out no content. */
export function createMemoryStore(limits: Limits = { full: 2000, empty: 500 }): ContentStore {
  const full = lruMap<ContentEntry>(limits.full);
  const empty = lruMap<ContentEntry>(limits.empty);
  return {
    async get({ type, localeId, folderPath }) {
      const entry = full.get(folderPath) ?? empty.get(folderPath);
      if (!entry) return null;
      const changedAt = tagMarks().get(contentTag(type, localeId))?.staleAt ?? 0;
      return { ...entry, expired: entry.readAt <= changedAt };
    },
    async set({ folderPath }, entry) {
      const [room, other] = entry.items.length > 0 ? [full, empty] : [empty, full];
      other.delete(folderPath);
      room.set(folderPath, entry);
    },
    async expire(type, localeId) {
      markTags(contentTags(type, localeId));
    },
  };
}
