import { getConfig } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import type { Publication } from './content-source';
import { getContentClient } from './default-content-client';
import { contentTag } from './tags';

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

export type PublicationQueue = ReturnType<typeof createPublicationQueue>;

/** Invalidates pages and stored content. */
async function publish({ type, localeId }: Publication): Promise<void> {
  await getContentClient().expire(type, localeId);
  logger.info({ type, locale: localeId }, 'publication');
}

const queue = processSingleton<PublicationQueue>('publication-queue');

/** Returns the queue of this process, created from the configuration on first use. */
export const getPublicationQueue = (): PublicationQueue =>
  queue.getOrCreate(() =>
    createPublicationQueue({ delayMs: getConfig().revalidateDelaySeconds * 1000, publish }),
  );

/** Publishes all waiting publications. `startServer` calls it when the process ends (API-12). */
export const flushPublications = async (): Promise<void> => queue.get()?.flush();
