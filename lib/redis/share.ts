import type { Config } from '@/lib/config';
import { readBuildId } from '@/lib/next-internals/build-id';
import { startRedis } from './connection';
import { contentKeyPrefix, pageKeyPrefix } from './key-prefix';
import { shareInvalidations } from './share-invalidations';
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
  shareInvalidations(redis, contentKeyPrefix(config));
  const buildId = isBuilt ? readBuildId() : null;
  if (buildId) publishSharedPages(createSharedPages(redis, pageKeyPrefix(config, buildId)));
  await redis.connected;
}
