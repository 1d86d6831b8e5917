import { type Invalidation, maxClockSkewMs, tagInvalidations } from '@/lib/cache/shared-state.mjs';
import type { Redis } from './connection';

/** Interval of the exchange of invalidations, in milliseconds. */
const everyMs = 1000;

const toText = ({ staleAt, expiredAt }: Invalidation) => `${staleAt} ${expiredAt}`;

function toInvalidation(text: string): Invalidation | null {
  const [staleAt = Number.NaN, expiredAt = Number.NaN] = text.split(' ').map(Number);
  return Number.isNaN(staleAt) || Number.isNaN(expiredAt) ? null : { staleAt, expiredAt };
}

/** Returns whether it comes from a clock that is ahead. Until that time, every request would render again. */
const isAhead = ({ staleAt }: Invalidation) => staleAt > Date.now() + maxClockSkewMs;

/** Returns whether it arrives so late, after an outage of Redis, that pages with old content look newer. */
const isLate = ({ staleAt }: Invalidation) =>
  staleAt > performance.timeOrigin && staleAt < Date.now() - maxClockSkewMs;

/** Returns a received invalidation with the time that applies to this process. */
const asReceived = (invalidation: Invalidation): Invalidation =>
  isLate(invalidation) || isAhead(invalidation) ? { ...invalidation, staleAt: Date.now() } : invalidation;

function isNewer(invalidation: Invalidation, text: string | undefined): boolean {
  const received = toInvalidation(text ?? '');
  return !received || isAhead(received) || invalidation.staleAt > received.staleAt;
}

/**
 * Merges the invalidations of this process with those in Redis; the later one of each tag counts. Nothing is
 * lost when Redis was down or has lost its data, because each replica writes the missing ones.
 */
export async function mergeInvalidations(redis: Redis, keyPrefix: string): Promise<void> {
  const key = `${keyPrefix}:tag-invalidations`;
  const texts = await redis.attempt((client) => client.hgetall(key));
  if (!texts) return;
  const invalidations = tagInvalidations();
  for (const [tag, text] of Object.entries(texts)) {
    const invalidation = toInvalidation(text);
    if (invalidation && invalidation.staleAt > (invalidations.get(tag)?.staleAt ?? 0))
      invalidations.set(tag, asReceived(invalidation));
  }
  const newer = [...invalidations].filter(([tag, invalidation]) => isNewer(invalidation, texts[tag]));
  if (newer.length > 0)
    await redis.attempt((client) =>
      client.hset(key, Object.fromEntries(newer.map(([tag, invalidation]) => [tag, toText(invalidation)]))),
    );
}

/**
 * Merges the invalidations of all replicas while the process runs. Polling sends one small command a second,
 * and cannot miss messages as a subscription could.
 */
export function shareInvalidations(redis: Redis, keyPrefix: string): NodeJS.Timeout {
  const merge = () => void mergeInvalidations(redis, keyPrefix);
  redis.client.on('ready', merge);
  return setInterval(merge, everyMs).unref();
}
