import { getConfig } from '@/lib/config';
import type { LocaleId } from '@/lib/locales/definitions';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { getContentClient } from './content-client';
import type { Publication } from './content-source';
import { type ContentType, contentTag, contentTags } from './content-types';
import { getContentSource } from './default-content-source';

type Options = {
  /** Milliseconds in which the caches of the CMS may still serve the previous content. */
  readonly delayMs: number;
  /** Invalidates content and pages of this process and, with Redis, of every replica. */
  readonly publish: (publication: Publication) => Promise<void>;
};

type Pending = { readonly publication: Publication; readonly timer: NodeJS.Timeout; lastDueAt: number };

/**
 * Creates the queue of publications that wait for the caches of the CMS. It has one entry per type and locale, however
 * many fragments are published at once: content is invalidated after the first and after the last of them.
 */
export function createPublicationQueue({ delayMs, publish }: Options) {
  const pending = new Map<string, Pending>();

  function schedule(publication: Publication, dueAt: number): void {
    const tag = contentTag(publication.type, publication.localeId);
    const timer = setTimeout(() => {
      const lastDueAt = pending.get(tag)?.lastDueAt ?? 0;
      pending.delete(tag);
      // A later publication of the same content may still be hidden by a cache of the CMS.
      if (lastDueAt > dueAt) schedule(publication, lastDueAt);
      void publish(publication);
    }, dueAt - Date.now());
    // `flush` publishes the rest when the process ends.
    timer.unref();
    pending.set(tag, { publication, timer, lastDueAt: dueAt });
  }

  return {
    /** Publishes after the delay; without one it is done when the promise resolves. */
    async add(publications: readonly Publication[]): Promise<void> {
      if (delayMs === 0) {
        await Promise.all(publications.map(publish));
        return;
      }
      const dueAt = Date.now() + delayMs;
      for (const publication of publications) {
        const waiting = pending.get(contentTag(publication.type, publication.localeId));
        if (waiting) waiting.lastDueAt = dueAt;
        else schedule(publication, dueAt);
      }
    },

    /** Publishes all waiting publications at once, before the process ends. */
    async flush(): Promise<void> {
      const waiting = [...pending.values()];
      pending.clear();
      for (const { timer } of waiting) clearTimeout(timer);
      await Promise.all(waiting.map(({ publication }) => publish(publication)));
    },
  };
}

type PublicationQueue = ReturnType<typeof createPublicationQueue>;

/** Invalidates pages and stored content. */
async function publish({ type, localeId }: Publication): Promise<void> {
  await getContentClient().expire(type, localeId);
  logger.info({ type, locale: localeId }, 'publication');
}

const queue = processSingleton<PublicationQueue>('publication-queue');

/** Returns the queue of this process, created from the configuration on first use. */
const getPublicationQueue = (): PublicationQueue =>
  queue.getOrCreate(() =>
    createPublicationQueue({ delayMs: getConfig().revalidateDelaySeconds * 1000, publish }),
  );

/** Publishes all waiting publications. `startServer` calls it when the process ends (API-12). */
export const flushPublications = async (): Promise<void> => queue.get()?.flush();

/**
 * Marks stored content of a type, and the pages that show it, as stale after a publication (API-05). Both are still
 * served when the source fails. Returns the cache tags.
 */
export async function expireContent(type: ContentType, localeId?: LocaleId): Promise<readonly string[]> {
  await getContentClient().expire(type, localeId);
  return contentTags(type, localeId);
}

/**
 * Does the same for published paths of the CMS, after the delay in which the CMS's own caches may serve old content
 * (API-12). Returns null and invalidates nothing if a path is outside the site's content.
 */
export async function expirePaths(paths: readonly string[]): Promise<readonly string[] | null> {
  const { publicationsAt } = getContentSource();
  const found = paths.map(publicationsAt);
  if (found.includes(null)) return null;
  const byTag = new Map(
    found.flatMap((publications) =>
      (publications ?? []).map((publication) => [
        contentTag(publication.type, publication.localeId),
        publication,
      ]),
    ),
  );
  await getPublicationQueue().add([...byTag.values()]);
  return [...byTag.keys()];
}
