import { Redis as Client } from 'ioredis';
import { logger } from '@/lib/observability/logger';

/**
 * What the replicas share. A command that fails or takes too long gives undefined: the caller goes on with what it
 * has itself, so that a Redis that is down costs speed and never an answer (design decision 9).
 */
export type Redis = {
  /** For libraries that handle failures themselves. */
  readonly client: Client;
  attempt<T>(command: (client: Client) => Promise<T>): Promise<T | undefined>;
  isUp(): boolean;
  close(): void;
};

const limits = {
  connectTimeout: 2000,
  /** A healthy Redis beside the site answers within a millisecond or two. */
  commandTimeout: 500,
  /** A connection that owes an answer for so long is given up, and made anew. */
  socketTimeout: 1500,
  /** Without a connection a command fails at once instead of waiting for one. */
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2000),
} as const;

/** How often the log says that commands fail although there is a connection. */
const saidEveryMs = 60_000;

/** For so long after a command failed Redis does not count as up; every second there is one at least. */
const doubtMs = 2000;

type Failure = {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly previousErrors?: readonly Failure[];
};

/** Why, in a word: Redis begins its refusals with one, such as `OOM` or `NOAUTH`. The rest may name keys. */
function reasonOf({ name = 'unknown', code, message = '', previousErrors }: Failure): string {
  // Of a transaction the first refusal says why.
  const [first] = previousErrors ?? [];
  if (first) return reasonOf(first);
  const word = name === 'ReplyError' ? /^[A-Z]+/.exec(message)?.[0] : undefined;
  return word ?? code ?? (message === 'Command timed out' ? 'timeout' : name);
}

/** Connects in the background, and again whenever the connection is lost. */
export function connectRedis(url: string): Redis {
  const client = new Client(url, limits);
  let wasUp: boolean | undefined;
  const note = (isUp: boolean, reason?: string) => {
    if (isUp !== wasUp)
      logger[isUp ? 'info' : 'error']({ reason }, isUp ? 'redis is there' : 'redis is gone');
    wasUp = isUp;
  };
  client.on('ready', () => note(true));
  client.on('error', (error: Failure) => note(false, reasonOf(error)));
  client.on('close', () => note(false, 'connection closed'));
  let failedAt = 0;
  let saidAt = 0;
  // A full, read-only or slow Redis has a connection all the same. That there is none was said.
  const noteFailure = (error: unknown) => {
    if (client.status !== 'ready') return;
    failedAt = Date.now();
    if (failedAt - saidAt < saidEveryMs) return;
    saidAt = failedAt;
    logger.warn({ reason: reasonOf(Object(error)) }, 'redis command failed');
  };
  return {
    client,
    async attempt(command) {
      try {
        return await command(client);
      } catch (error) {
        noteFailure(error);
        return undefined;
      }
    },
    isUp: () => client.status === 'ready' && Date.now() - failedAt > doubtMs,
    close: () => client.disconnect(),
  };
}

const redisKey: unique symbol = Symbol.for('solstride.redis');

// Next bundles pages and route handlers apart: a module variable would give each its own connection.
const shared: typeof globalThis & { [redisKey]?: Redis } = globalThis;

/** Connects the process; `instrumentation.ts` calls it once when the server starts, so never during the build. */
export function startRedis(url: string): Redis {
  shared[redisKey] = connectRedis(url);
  return shared[redisKey];
}

/** The connection of the process, undefined without `REDIS_URL`. */
export function getRedis(): Redis | undefined {
  return shared[redisKey];
}
