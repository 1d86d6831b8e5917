import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import { folderPath } from './folder-path';
import { fail, type Result } from './result';
import type { ContentKey, ContentStore, StoredEntry } from './store';
import type { ContentFailure, ContentItems } from './types';
import { type DroppedItem, parseItems } from './wire/items';

/** One folder of content: its type, the locale, and the sub-folders. */
export type Folder<Type extends ContentType = ContentType> = {
  readonly type: Type;
  readonly locale: LocaleDefinition;
  readonly sub?: readonly string[];
  /** No list says that it exists: a visitor may have made it up. */
  readonly isUnproven?: boolean;
};

/**
 * What the door gives for a folder. `fresh` is an answer of the backend, `kept` the last good one in place of a
 * failed call, `failed` neither.
 */
export type Reading<Item> =
  | { readonly state: 'fresh'; readonly items: readonly Item[]; readonly freshForMs: number }
  | { readonly state: 'kept'; readonly items: readonly Item[] }
  | { readonly state: 'failed' };

type Events = {
  readonly onGood?: (type: ContentType) => void;
  readonly onDropped: (type: ContentType, folderPath: string, dropped: readonly DroppedItem[]) => void;
  readonly onFailure: (type: ContentType, folderPath: string, failure: ContentFailure, kept: boolean) => void;
};

type Parts = Events & {
  readonly store: ContentStore;
  readonly fetchAnswer: (type: ContentType, folderPath: string) => Promise<Result<unknown>>;
  readonly freshMs: number;
  /** After a failure the backend is left in peace for so long. */
  readonly backoffMs: number;
  readonly now?: () => number;
};

/**
 * The one way content comes in (design, decision 3). An answer counts as fresh for a while and is then read again;
 * a failed call leaves the last good answer in place and is never stored. Calls for one folder share one request.
 */
export function createDoor(parts: Parts) {
  const { store, freshMs, backoffMs, now = Date.now } = parts;
  const inFlight = new Map<
    string,
    { readonly readAt: number; readonly reading: Promise<Reading<unknown>> }
  >();
  const probes = new Map<string, Promise<Reading<unknown>>>();
  const retryAt = new Map<string, number>();

  function isBackedOff(path: string): boolean {
    const until = retryAt.get(path);
    if (until === undefined) return false;
    if (now() < until) return true;
    retryAt.delete(path);
    return false;
  }

  function backOff(path: string): void {
    const [oldest] = retryAt.keys();
    if (retryAt.size >= 1000 && oldest !== undefined) retryAt.delete(oldest);
    retryAt.set(path, now() + backoffMs);
  }

  const withoutAnswer = (kept: StoredEntry | null): Reading<unknown> =>
    kept ? { state: 'kept', items: kept.items } : { state: 'failed' };

  async function ask({ type, locale }: Folder, path: string) {
    const answer = await parts.fetchAnswer(type, path).catch((error) => fail('network', String(error)));
    if (!answer.ok) return answer;
    const parsed = await parseItems(answer.value, type, locale);
    return parsed.ok ? { ...parsed, answer: answer.value } : parsed;
  }

  async function readAgain(folder: Folder, key: ContentKey, kept: StoredEntry | null, readAt: number) {
    const parsed = await ask(folder, key.folderPath);
    if (!parsed.ok) {
      backOff(key.folderPath);
      parts.onFailure(folder.type, key.folderPath, parsed.failure, kept !== null);
      return withoutAnswer(kept);
    }
    const { items, dropped } = parsed.value;
    parts.onGood?.(folder.type);
    if (dropped.length > 0) parts.onDropped(folder.type, key.folderPath, dropped);
    retryAt.delete(key.folderPath);
    await store.set(key, { items, readAt }, parsed.answer);
    return { state: 'fresh', items, freshForMs: freshMs } as const;
  }

  function readOnce(folder: Folder, key: ContentKey, kept: StoredEntry | null): Promise<Reading<unknown>> {
    const running = inFlight.get(key.folderPath);
    // One that began before a publication, whoever heard of it, brings what was there before.
    if (running && running.readAt > store.changedAt(key)) return running.reading;
    const readAt = now();
    const reading = readAgain(folder, key, kept, readAt).finally(() => {
      if (inFlight.get(key.folderPath)?.reading === reading) inFlight.delete(key.folderPath);
    });
    inFlight.set(key.folderPath, { readAt, reading });
    return reading;
  }

  /**
   * While the backend fails, made-up folders would each cost a failing call. So they take turns behind the one that
   * is asked for, and when it fails the others of their parent fail with it.
   */
  async function readUnproven(folder: Folder, key: ContentKey, parent: string): Promise<Reading<unknown>> {
    const ahead = probes.get(parent);
    // Without one ahead this one is it, at once.
    if (ahead) await ahead;
    if (isBackedOff(parent)) return { state: 'failed' };
    const reading = readOnce(folder, key, null)
      .then((result) => {
        if (result.state === 'failed') backOff(parent);
        return result;
      })
      .finally(() => {
        if (probes.get(parent) === reading) probes.delete(parent);
      });
    probes.set(parent, reading);
    return reading;
  }

  async function readFolder(folder: Folder): Promise<Reading<unknown>> {
    const { type, locale, sub = [], isUnproven } = folder;
    const key = { type, localeId: locale.id, folderPath: folderPath(locale, type, ...sub) };
    const kept = await store.get(key);
    const freshForMs = kept && !kept.expired ? kept.readAt + freshMs - now() : 0;
    if (kept && freshForMs > 0) return { state: 'fresh', items: kept.items, freshForMs };
    if (isBackedOff(key.folderPath)) return withoutAnswer(kept);
    if (kept || !isUnproven) return readOnce(folder, key, kept);
    return readUnproven(folder, key, `${folderPath(locale, type, ...sub.slice(0, -1))}*`);
  }

  return {
    /** The items of a folder, from the backend or from what was kept of it. It never throws for a bad backend. */
    read<Type extends ContentType>(folder: Folder<Type>): Promise<Reading<ContentItems[Type]>> {
      // The store holds plain JSON; the key's type says which items it was made from.
      return readFolder(folder) as Promise<Reading<ContentItems[Type]>>;
    },

    /** The items of a folder as the backend has them now, for a preview: nothing kept is used, nothing is kept. */
    async readUnkept<Type extends ContentType>(folder: Folder<Type>): Promise<Reading<ContentItems[Type]>> {
      const { type, locale, sub = [] } = folder;
      const path = folderPath(locale, type, ...sub);
      const parsed = await ask(folder, path);
      if (parsed.ok) {
        const { items } = parsed.value;
        return { state: 'fresh', items: items as readonly ContentItems[Type][], freshForMs: 0 };
      }
      parts.onFailure(type, path, parsed.failure, false);
      return { state: 'failed' };
    },

    /** After a publication: the next read asks the backend, also when one is under way or it just failed. */
    async expire(type: ContentType, localeId?: LocaleDefinition['id']): Promise<void> {
      await store.expire(type, localeId);
      retryAt.clear();
    },
  };
}

export type Door = ReturnType<typeof createDoor>;
