import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@/lib/config';
import { startRedis } from './connection';
import { contentScope, pageScope } from './scope';
import { shareMarks } from './share-marks';
import { createSharedPages, publishSharedPages } from './shared-pages';

/** Names the build that runs; the server starts in its folder. */
function readBuildId(): string | null {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8');
  } catch {
    return null;
  }
}

/**
 * With `REDIS_URL`, makes this process one of several replicas: pages, content, publications and rate limits are
 * theirs together (design decision 9). `instrumentation.ts` calls it, so the build never does.
 * @param isBuilt false under `next dev`, beside which an older build may lie
 */
export function shareThroughRedis(config: Config, isBuilt: boolean): void {
  if (!config.redisUrl) return;
  const redis = startRedis(config.redisUrl);
  shareMarks(redis, contentScope(config));
  const buildId = isBuilt ? readBuildId() : null;
  if (buildId) publishSharedPages(createSharedPages(redis, pageScope(config, buildId)));
}
