import { getConfig, isDevelopment } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { logger } from '@/lib/observability/logger';
import { getMetrics, noteFailure, noteResponse } from '@/lib/observability/metrics';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { succeed, type UpstreamError, upstreamFailure } from '@/lib/result';
import { createStaleIfError } from '@/lib/services/stale-if-error';
import type { ContentError, ContentSource, DroppedItem } from './content-source';
import {
  type ContentKey,
  type ContentStore,
  createMemoryStore,
  publishedSharedContent,
  type StoredEntry,
} from './content-store';
import type { ContentType } from './content-types';
import { getContentSource } from './default-content-source';
import type { ContentItems } from './types';

/** One folder of content: its type, the locale, and the sub-folders. */
export type Folder<Type extends ContentType = ContentType> = {
  readonly type: Type;
  readonly locale: LocaleDefinition;
  readonly sub?: readonly string[];
  /** True for a folder that no list contains: its slug comes from a visitor's URL. */
  readonly isUnverified?: boolean;
};

/** Items of a folder: `fresh` from the source, `stale` after a failed request, or neither. */
export type ContentResult<Item> =
  | { readonly state: 'fresh'; readonly items: readonly Item[]; readonly freshForMs: number }
  | { readonly state: 'stale'; readonly items: readonly Item[] }
  | { readonly state: 'failed'; readonly error: UpstreamError };

type Events = {
  readonly onSuccess?: (type: ContentType) => void;
  readonly onDropped: (
    type: ContentType,
    folderPath: string,
    dropped: readonly DroppedItem[],
    count: number,
  ) => void;
  readonly onFailure: (type: ContentType, folderPath: string, error: ContentError, stale: boolean) => void;
};

type Parts = Events & {
  readonly store: ContentStore;
  readonly source: Pick<ContentSource, 'list' | 'item' | 'addressOf'>;
  readonly freshMs: number;
  /** Backoff of a failed folder in milliseconds. */
  readonly backoffMs: number;
  readonly now?: () => number;
};

/**
 * Creates the content client (CONT-06). Items are fresh for `freshMs`, then requested again. A failed request
 * keeps the stored items and is never stored.
 */
export function createContentClient(parts: Parts) {
  const { store, source, freshMs, backoffMs, now = Date.now } = parts;
  const backend = createStaleIfError<readonly unknown[]>({ backoffMs, now });
  const probes = new Map<string, Promise<ContentResult<unknown>>>();

  const addressOf = ({ type, locale, sub = [] }: Folder) => source.addressOf(type, locale, ...sub);

  function request({ type, locale, sub = [] }: Folder) {
    const [group, slug] = sub;
    const response =
      group === undefined || slug === undefined
        ? source.list(type, locale, group)
        : source.item(type, locale, group, slug);
    return response.catch((error: unknown) => upstreamFailure('network', String(error)));
  }

  async function refresh(folder: Folder, key: ContentKey, readAt: number, hasStale: boolean) {
    const response = await request(folder);
    if (!response.ok) {
      parts.onFailure(folder.type, key.folderPath, response.error, hasStale);
      return response;
    }
    const { items, dropped, droppedCount, document } = response.value;
    parts.onSuccess?.(folder.type);
    if (droppedCount > 0) parts.onDropped(folder.type, key.folderPath, dropped, droppedCount);
    await store.set(key, { items, readAt }, document);
    return succeed(items);
  }

  async function load(
    folder: Folder,
    key: ContentKey,
    stale: StoredEntry | null,
  ): Promise<ContentResult<unknown>> {
    const loaded = await backend.load(key.folderPath, {
      send: (readAt) => refresh(folder, key, readAt, stale !== null),
      // A request that started before a publication returns the previous content.
      isCurrent: (readAt) => readAt > store.changedAt(key),
      stale: () => stale?.items ?? null,
    });
    if (loaded.state === 'failed') return loaded;
    const { state, value: items } = loaded;
    return state === 'stale' ? { state, items } : { state, items, freshForMs: freshMs };
  }

  /**
   * Limits requests during an outage: requests for unverified folders of one parent run one at a time, and
   * one failure fails the others.
   */
  async function loadUnverified(
    folder: Folder,
    key: ContentKey,
    parent: string,
  ): Promise<ContentResult<unknown>> {
    const ahead = probes.get(parent);
    // Do not await without a request ahead, so that the next reader finds this one.
    if (ahead) await ahead;
    const error = backend.lastError(parent);
    if (error) return { state: 'failed', error };
    const result = load(folder, key, null)
      .then((result) => {
        if (result.state === 'failed') backend.backOff(parent, result.error);
        return result;
      })
      .finally(() => {
        if (probes.get(parent) === result) probes.delete(parent);
      });
    probes.set(parent, result);
    return result;
  }

  async function readStored(folder: Folder): Promise<ContentResult<unknown>> {
    const { type, locale, sub = [], isUnverified } = folder;
    const key = { type, localeId: locale.id, folderPath: addressOf(folder) };
    const stale = await store.get(key);
    const freshForMs = stale && !stale.expired ? stale.readAt + freshMs - now() : 0;
    if (stale && freshForMs > 0) return { state: 'fresh', items: stale.items, freshForMs };
    const canLoad = stale || !isUnverified || backend.lastError(key.folderPath);
    if (canLoad) return load(folder, key, stale);
    return loadUnverified(folder, key, `${addressOf({ type, locale, sub: sub.slice(0, -1) })}*`);
  }

  return {
    /** Returns the items of a folder from the source or the store. Never throws when the source fails. */
    read<Type extends ContentType>(folder: Folder<Type>): Promise<ContentResult<ContentItems[Type]>> {
      // The store contains plain JSON; the key's type determines the type of the items.
      return readStored(folder) as Promise<ContentResult<ContentItems[Type]>>;
    },

    /** Returns the current items of the source for a preview. Neither reads nor writes the store. */
    async readUncached<Type extends ContentType>(
      folder: Folder<Type>,
    ): Promise<ContentResult<ContentItems[Type]>> {
      const address = addressOf(folder);
      const response = await request(folder);
      if (response.ok) {
        const { items } = response.value;
        return { state: 'fresh', items: items as readonly ContentItems[Type][], freshForMs: 0 };
      }
      parts.onFailure(folder.type, address, response.error, false);
      return { state: 'failed', error: response.error };
    },

    /** Makes the next read request the source after a publication, even during its backoff. */
    async expire(type: ContentType, localeId?: LocaleDefinition['id']): Promise<void> {
      await store.expire(type, localeId);
      backend.retryAll();
    },
  };
}

export type ContentClient = ReturnType<typeof createContentClient>;

const backoffMs = 2000;

function makeStore(source: ContentSource): ContentStore {
  const memory = createMemoryStore();
  // Nothing is stored of embedded content and in development, so that edits are visible at once.
  if (source.isEmbedded || isDevelopment()) return { ...memory, get: async () => null, set: async () => {} };
  return publishedSharedContent.get()?.(source.parse) ?? memory;
}

function makeContentClient(): ContentClient {
  const config = getConfig();
  const source = getContentSource();
  return createContentClient({
    store: makeStore(source),
    source,
    freshMs: config.contentRevalidateSeconds * 1000,
    backoffMs,
    onSuccess: (type) => noteResponse('content', type),
    onDropped: (type, folderPath, dropped, count) => {
      getMetrics().droppedItems.inc({ type }, count);
      logger.warn({ type, folderPath, count, dropped }, 'content items dropped');
    },
    onFailure: (type, folderPath, error, stale) => {
      noteFailure('content', error.kind, type);
      logger.error({ type, folderPath, failure: error, stale }, 'content request failed');
    },
  });
}

const client = processSingleton<ContentClient>('content-client');

/** Returns the content client of this process, created from the configuration on first use. */
export const getContentClient = (): ContentClient => client.getOrCreate(makeContentClient);
