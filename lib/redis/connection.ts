import { Redis as Client } from 'ioredis';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';

/**
 * Redis connection. A command that fails or takes too long returns undefined, and the caller continues with
 * its own data: an outage of Redis costs speed and never a response (OPS-02).
 */
export type Redis = {
  /** For libraries that handle failures themselves. */
  readonly client: Client;
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly connected: Promise<void>;
  attempt<T>(command: (client: Client) => Promise<T>): Promise<T | undefined>;
  isUp(): boolean;
  close(): void;
};

const connectTimeoutMs = 2000;

/** Time limit of a command in milliseconds. A healthy Redis on the same network responds within two. */
const commandTimeoutMs = 500;

/** Time in milliseconds after which a connection with a pending command is replaced. */
const replaceAfterMs = 2000;

const limits = {
  connectTimeout: connectTimeoutMs,
  /** Replaces a connection whose handshake has no response, which `replaceAfterMs` does not cover. */
  socketTimeout: 10_000,
  /** Without a connection, a command fails at once instead of waiting. */
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2000),
} as const;

/** Interval of log lines about failed commands while connected, in milliseconds. */
const logEveryMs = 60_000;

/**
 * How long Redis counts as down after a failed command, in milliseconds. At least one command runs each
 * second.
 */
const downMs = 2000;

type Failure = {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly previousErrors?: readonly Failure[];
};

/** Returns the code of an error, such as `OOM` or `NOAUTH`. The rest of the message may contain keys. */
function reasonOf({ name = 'unknown', code, message = '', previousErrors }: Failure): string {
  // The first error of a transaction is the cause.
  const [first] = previousErrors ?? [];
  if (first) return reasonOf(first);
  const replyCode = name === 'ReplyError' ? /^[A-Z]+/.exec(message)?.[0] : undefined;
  return replyCode ?? code ?? (message === 'Command timed out' ? 'timeout' : name);
}

/**
 * Calls `act` if a command is pending after this time. The timer also fires when the process itself was blocked
 * meanwhile, so it lets Node read the socket first: the reply may have arrived. The client's own timeouts do not.
 */
function ifPendingAfter(ms: number, command: Promise<unknown>, act: () => void): void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(act);
  }, ms);
  const cancel = () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
  command.then(cancel, cancel);
}

/** Rejects a command that takes too long, and replaces the connection if it takes much longer. */
function withTimeout<T>(client: Client, command: Promise<T>): Promise<T> {
  const timedOut = new Error('Command timed out');
  ifPendingAfter(replaceAfterMs, command, () => client.stream.destroy(timedOut));
  return new Promise((resolve, reject) => {
    ifPendingAfter(commandTimeoutMs, command, () => reject(timedOut));
    command.then(resolve, reject);
  });
}

/** Waits until the client is connected, has failed to connect, or does not respond in time. */
function firstConnection(client: Client): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, connectTimeoutMs).unref();
    for (const event of ['ready', 'close'])
      client.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
  });
}

/** Connects in the background and reconnects after a loss. */
export function connectRedis(url: string): Redis {
  const client = new Client(url, limits);
  let wasUp: boolean | undefined;
  const note = (isUp: boolean, reason?: string) => {
    if (isUp !== wasUp)
      logger[isUp ? 'info' : 'error']({ reason }, isUp ? 'redis connected' : 'redis disconnected');
    wasUp = isUp;
  };
  client.on('ready', () => note(true));
  client.on('error', (error: Failure) => note(false, reasonOf(error)));
  client.on('close', () => note(false, 'connection closed'));
  let failedAt = 0;
  let loggedAt = 0;
  // Covers a full, read-only or slow Redis, which stays connected. A lost connection is logged elsewhere.
  const noteFailure = (error: unknown) => {
    if (client.status !== 'ready') return;
    failedAt = Date.now();
    if (failedAt - loggedAt < logEveryMs) return;
    loggedAt = failedAt;
    logger.warn({ reason: reasonOf(Object(error)) }, 'redis command failed');
  };
  return {
    client,
    connected: firstConnection(client),
    async attempt(command) {
      try {
        return await withTimeout(client, command(client));
      } catch (error) {
        noteFailure(error);
        return undefined;
      }
    },
    isUp: () => client.status === 'ready' && Date.now() - failedAt > downMs,
    close: () => client.disconnect(),
  };
}

const connection = processSingleton<Redis>('redis');

/**
 * Connects the process. `instrumentation.ts` calls it once when the server starts, never during the build.
 */
export function startRedis(url: string): Redis {
  const redis = connectRedis(url);
  connection.set(redis);
  return redis;
}

/** Returns the connection of the process, undefined without `REDIS_URL`. */
export const getRedis = (): Redis | undefined => connection.get();
