import { maxClockSkewMs } from '@/lib/cache/entry.mjs';
import { type Invalidation, tagInvalidations } from '@/lib/cache/tag-invalidations.mjs';
import type { Redis } from './connection';

/** How often replicas exchange invalidations, in milliseconds. */
const everyMs = 1000;

const toText = ({ staleAt, expiredAt }: Invalidation) => `${staleAt} ${expiredAt}`;

function toInvalidation(text: string): Invalidation | null {
  const [staleAt = Number.NaN, expiredAt = Number.NaN] = text.split(' ').map(Number);
  return Number.isNaN(staleAt) || Number.isNaN(expiredAt) ? null : { staleAt, expiredAt };
}

/** Whether it comes from a clock that is ahead: until that time every request would render again. */
const isAhead = ({ staleAt }: Invalidation) => staleAt > Date.now() + maxClockSkewMs;

/** Whether it is so late, because Redis was away, that pages rendered from old content look newer than the change. */
const isLate = ({ staleAt }: Invalidation) =>
  staleAt > performance.timeOrigin && staleAt < Date.now() - maxClockSkewMs;

/** Returns a received invalidation with the time that counts in this process. */
const asReceived = (invalidation: Invalidation): Invalidation =>
  isLate(invalidation) || isAhead(invalidation) ? { ...invalidation, staleAt: Date.now() } : invalidation;

function isNewer(invalidation: Invalidation, text: string | undefined): boolean {
  const theirs = toInvalidation(text ?? '');
  return !theirs || isAhead(theirs) || invalidation.staleAt > theirs.staleAt;
}

/**
 * Merges the invalidations of this process with those in Redis: of each tag the later one counts. Nothing is lost when
 * Redis was away or comes back empty, because each replica writes what is missing there.
 */
export async function mergeInvalidations(redis: Redis, keyPrefix: string): Promise<void> {
  const key = `${keyPrefix}:tag-marks`;
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
 * Merges the invalidations of all replicas for as long as the process runs. Polling once a second is one small command,
 * and needs no second connection whose messages could be missed.
 */
export function shareInvalidations(redis: Redis, keyPrefix: string): NodeJS.Timeout {
  const merge = () => void mergeInvalidations(redis, keyPrefix);
  redis.client.on('ready', merge);
  return setInterval(merge, everyMs).unref();
}
