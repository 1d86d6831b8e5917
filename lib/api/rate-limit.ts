import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '@/lib/config';
import { getRedis } from '@/lib/redis/connection';
import { contentKeyPrefix } from '@/lib/redis/key-prefix';

const seconds = 60;

/** Multiples of the limit of POSTs a minute. A visitor reads many reviews before writing one. */
const factors = { posts: 1, reads: 12 } as const;
type Kind = keyof typeof factors;

/** Creates the limiter of one process, or of all replicas in Redis with the process's own as fallback. */
function makeLimiter(
  config: Pick<Config, 'rateLimitPerMinute' | 'appEnv' | 'content'>,
  kind: Kind,
): RateLimiterAbstract {
  const limit = { points: config.rateLimitPerMinute * factors[kind], duration: seconds };
  const own = new RateLimiterMemory(limit);
  const client = getRedis()?.client;
  if (!client) return own;
  return new RateLimiterRedis({
    ...limit,
    storeClient: client,
    keyPrefix: `${contentKeyPrefix(config)}:limit`,
    // A client over its limit sends no further commands to Redis.
    inMemoryBlockOnConsumed: limit.points + 1,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

const limiters = {
  posts: new WeakMap<Config, RateLimiterAbstract>(),
  reads: new WeakMap<Config, RateLimiterAbstract>(),
};

function limiterOf(config: Config, kind: Kind): RateLimiterAbstract {
  const limiter = limiters[kind].get(config) ?? makeLimiter(config, kind);
  limiters[kind].set(config, limiter);
  return limiter;
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Returns the seconds until a client over its limit may try again, else 0. Counts nothing. */
export async function secondsBlocked(key: string, config: Config): Promise<number> {
  const state = await limiterOf(config, 'posts').get(key);
  return state === null || state.remainingPoints > 0 ? 0 : secondsUntil(state);
}

/** Counts one request of a client. Returns the seconds to wait if it is over its limit, else 0. */
export async function countHit(key: string, config: Config, kind: Kind = 'posts'): Promise<number> {
  try {
    await limiterOf(config, kind).consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return secondsUntil(rejection);
  }
}
