import { type Config, getConfig } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { getMetrics } from '@/lib/observability/metrics';
import { noteAnswer, noteFailure } from '@/lib/observability/upstreams';
import { getRedis } from '@/lib/redis/connection';
import { contentScope } from '@/lib/redis/scope';
import { createDoor, type Door } from './door';
import { createSharedStore } from './shared-store';
import { fetchAnswer } from './source';
import { type ContentStore, createMemoryStore } from './store';

const backoffMs = 2000;

/** By so much the clocks of replicas may differ (docs/operations.md). */
const clocksDifferMs = 1000;

/** The sample is at hand at any time: keeping it would only hide an edit from the developer who made it. */
const noStore: ContentStore = {
  get: async () => null,
  set: async () => {},
  expire: async () => {},
  changedAt: () => 0,
};

function makeStore(config: Config): ContentStore {
  if (config.content.kind === 'sample') return noStore;
  const redis = getRedis();
  if (!redis) return createMemoryStore();
  return createSharedStore(createMemoryStore({ clocksDifferMs }), redis, contentScope(config));
}

function makeDoor(): Door {
  const config = getConfig();
  return createDoor({
    store: makeStore(config),
    fetchAnswer: (type, folderPath) => fetchAnswer(config, type, folderPath),
    freshMs: config.contentRevalidateSeconds * 1000,
    backoffMs,
    onGood: (type) => noteAnswer('content', type),
    onDropped: (type, folderPath, dropped) => {
      getMetrics().droppedItems.inc({ type }, dropped.length);
      logger.warn({ type, folderPath, count: dropped.length, dropped }, 'content items dropped');
    },
    onFailure: (type, folderPath, failure, kept) => {
      noteFailure('content', failure.kind, type);
      logger.error({ type, folderPath, failure, kept }, 'content call failed');
    },
  });
}

const doorKey: unique symbol = Symbol.for('solstride.content.door');

// Next bundles pages and route handlers apart: a module variable would give each its own store.
const shared: typeof globalThis & { [doorKey]?: Door } = globalThis;

/** The door of this process, made from the configuration on first use. */
export function getDoor(): Door {
  shared[doorKey] ??= makeDoor();
  return shared[doorKey];
}
