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
  /** What was read until then, in milliseconds, may be of before the last publication. */
  changedAt(key: Pick<ContentKey, 'type' | 'localeId'>): number;
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

type Options = {
  readonly full?: number;
  readonly empty?: number;
  /** By so much the clock of who heard of a publication may differ from that of who read. */
  readonly clocksDifferMs?: number;
};

/** The store of one process. Empty answers have their own room, so that made-up slugs push out no content. */
export function createMemoryStore(options: Options = {}): ContentStore {
  const full = lruMap<ContentEntry>(options.full ?? 2000);
  const empty = lruMap<ContentEntry>(options.empty ?? 500);
  const find = (folderPath: string) => full.get(folderPath) ?? empty.get(folderPath);
  function changedAt({ type, localeId }: Pick<ContentKey, 'type' | 'localeId'>): number {
    const mark = tagMarks().get(contentTag(type, localeId));
    return mark ? mark.staleAt + (options.clocksDifferMs ?? 0) : 0;
  }
  return {
    changedAt,
    async get(key) {
      const entry = find(key.folderPath);
      return entry ? { ...entry, expired: entry.readAt <= changedAt(key) } : null;
    },
    async set({ folderPath }, entry) {
      // A slow call may end after one that began later.
      if ((find(folderPath)?.readAt ?? 0) > entry.readAt) return;
      const [room, other] = entry.items.length > 0 ? [full, empty] : [empty, full];
      other.delete(folderPath);
      room.set(folderPath, entry);
    },
    async expire(type, localeId) {
      markTags(contentTags(type, localeId));
    },
  };
}
