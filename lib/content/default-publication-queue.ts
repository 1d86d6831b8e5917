import { getConfig } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { getContentClient } from './default-content-client';
import { createPublicationQueue, type Publication, type PublicationQueue } from './publications';

/** Invalidates pages and stored content. */
async function publish({ type, localeId }: Publication): Promise<void> {
  await getContentClient().expire(type, localeId);
  logger.info({ type, locale: localeId }, 'publication');
}

const queue = processSingleton<PublicationQueue>('publication-queue');

/** Returns the queue of this process, made from the configuration on first use. */
export const getPublicationQueue = (): PublicationQueue =>
  queue.getOrCreate(() =>
    createPublicationQueue({ delayMs: getConfig().revalidateDelaySeconds * 1000, publish }),
  );

/** Publishes at once what waits. `startServer` calls it when the process was told to end (API-12). */
export const flushPublications = async (): Promise<void> => queue.get()?.flush();
