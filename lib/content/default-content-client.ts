import { getConfig } from '@/lib/config';
import { isDevelopment } from '@/lib/config/is-development';
import { logger } from '@/lib/observability/logger';
import { getMetrics, noteFailure, noteResponse } from '@/lib/observability/metrics';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { type ContentClient, createContentClient } from './content-client';
import type { ContentSource } from './content-source';
import { type ContentStore, createMemoryStore, publishedSharedContent } from './content-store';
import { getContentSource } from './default-content-source';

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
