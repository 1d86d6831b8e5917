import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '@/lib/config';
import { getRedis } from '@/lib/redis/connection';
import { contentScope } from '@/lib/redis/scope';

const seconds = 60;

/** The limiter of one process, or of all replicas through Redis, with the process's own for when Redis is away. */
function makeLimiter(config: Pick<Config, 'rateLimitPerMinute' | 'appEnv' | 'content'>): RateLimiterAbstract {
  const limit = { points: config.rateLimitPerMinute, duration: seconds };
  const own = new RateLimiterMemory(limit);
  const client = getRedis()?.client;
  if (!client) return own;
  return new RateLimiterRedis({
    ...limit,
    storeClient: client,
    keyPrefix: `${contentScope(config)}:limit`,
    // A client over its limit costs Redis nothing more.
    inMemoryBlockOnConsumed: limit.points + 1,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

const limiters = new WeakMap<Config, RateLimiterAbstract>();

function limiterOf(config: Config): RateLimiterAbstract {
  const limiter = limiters.get(config) ?? makeLimiter(config);
  limiters.set(config, limiter);
  return limiter;
}

/** Counts one more of what a client does; the seconds to wait when that was too much, 0 when it was not. */
export async function countHit(key: string, config: Config): Promise<number> {
  try {
    await limiterOf(config).consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
