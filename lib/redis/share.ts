import { maxClockSkewMs } from '@/lib/cache/shared-state.mjs';
import type { Config } from '@/lib/config';
import { createMemoryStore, publishedSharedContent } from '@/lib/content/content-store';
import { readBuildId } from '@/lib/next-internals/build-id';
import { startRedis } from './connection';
import { contentKeyPrefix, pageKeyPrefix } from './key-prefix';
import { shareInvalidations } from './share-invalidations';
import { createSharedContent } from './shared-content';
import { createSharedPages, publishSharedPages } from './shared-pages';

/**
 * Connects this process to other replicas through Redis, if `REDIS_URL` is set. They share pages, content,
 * publications and rate limits (OPS-02). Runs at start, never during the build, and waits for the connection: a page
 * that is rendered without it while the content backend is down has no stale content.
 * @param isBuilt false under `next dev`, where files of an older build may exist
 */
export async function shareThroughRedis(config: Config, isBuilt: boolean): Promise<void> {
  if (!config.redisUrl) return;
  const redis = startRedis(config.redisUrl);
  const keyPrefix = contentKeyPrefix(config);
  shareInvalidations(redis, keyPrefix);
  publishedSharedContent.set((parse) =>
    createSharedContent(createMemoryStore({ maxClockSkewMs }), redis, keyPrefix, parse),
  );
  const buildId = isBuilt ? readBuildId() : null;
  if (buildId) publishSharedPages(createSharedPages(redis, pageKeyPrefix(config, buildId)));
  await redis.connected;
}
