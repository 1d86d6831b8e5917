import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Worker } from 'node:worker_threads';
import { logger } from '@/lib/observability/logger';
import { connectRedis, type Redis } from '@/lib/redis/connection';

jest.mock('@/lib/observability/logger', () => ({
  logger: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}));

const info = 'redis_version:7.0.0\r\nloading:0\r\n';
const handshake: Record<string, string> = {
  info: `$${info.length}\r\n${info}\r\n`,
  client: '+OK\r\n',
  hello: '%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n',
};

const running: { readonly server: Server; readonly redis: Redis }[] = [];

/** A connection to a Redis with these replies by command, and none to others. */
async function connectTo(
  responses: Record<string, string>,
  onCommand: (name: string) => void = () => {},
): Promise<Redis> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const [, name = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        onCommand(name.toLowerCase());
        socket.write({ ...handshake, ...responses }[name.toLowerCase()] ?? '');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redis = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  running.push({ server, redis });
  return redis;
}

const untilReady = ({ client }: Redis) =>
  new Promise<void>((resolve) => client.once('ready', () => resolve()));

/** Closes a connection without a line in the log, which would come during the next test. */
function close({ client, close }: Redis): void {
  client.removeAllListeners('close');
  close();
}

beforeEach(() => jest.clearAllMocks());

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { server, redis } of running.splice(0)) {
    close(redis);
    await new Promise((resolve) => server.close(resolve));
  }
});

const full = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

test('a Redis that is up', async () => {
  const redis = await connectTo({ hget: '+7\r\n' });
  expect(redis.isUp()).toBe(false);
  await untilReady(redis);
  expect(redis.isUp()).toBe(true);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBe('7');
  expect(logger.info).toHaveBeenCalledWith(expect.anything(), 'redis connected');
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a Redis that rejects commands is not up, and the reason is logged once, without keys', async () => {
  const redis = await connectTo({ hset: full, hget: '+7\r\n' });
  await untilReady(redis);
  const startedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  const write = () => redis.attempt((client) => client.hset('secret', { a: 1 }));
  expect([await write(), await write()]).toEqual([undefined, undefined]);
  expect(redis.isUp()).toBe(false);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBe('7');
  expect(jest.mocked(logger.warn).mock.calls).toEqual([[{ reason: 'OOM' }, 'redis command failed']]);
  now.mockReturnValue(startedAt + 5000);
  expect(redis.isUp()).toBe(true);
});

test('failed commands are logged once a minute', async () => {
  const redis = await connectTo({ hset: full });
  await untilReady(redis);
  const startedAt = Date.now();
  const now = jest.spyOn(Date, 'now');
  for (const after of [0, 59_999, 60_000, 60_001]) {
    now.mockReturnValue(startedAt + after);
    await redis.attempt((client) => client.hset('a', { b: 1 }));
  }
  expect(logger.warn).toHaveBeenCalledTimes(2);
});

test('two seconds after a failed command Redis counts as up again', async () => {
  const redis = await connectTo({ hset: full });
  await untilReady(redis);
  const startedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  await redis.attempt((client) => client.hset('a', { b: 1 }));
  now.mockReturnValue(startedAt + 2000);
  expect(redis.isUp()).toBe(false);
  now.mockReturnValue(startedAt + 2001);
  expect(redis.isUp()).toBe(true);
});

test.each([
  [new TypeError('of the caller'), 'TypeError'],
  [Object.assign(new Error('x'), { code: 'ECONNRESET' }), 'ECONNRESET'],
  [Object.assign(new Error('a key in lower case'), { name: 'ReplyError' }), 'ReplyError'],
  [Object.assign(new Error('the key OOM'), { name: 'ReplyError' }), 'ReplyError'],
  [new Error('OOM'), 'Error'],
  [undefined, 'unknown'],
])('of %p the log has %s', async (error, reason) => {
  const redis = await connectTo({});
  await untilReady(redis);
  expect(await redis.attempt(() => Promise.reject(error))).toBeUndefined();
  expect(logger.warn).toHaveBeenCalledWith({ reason }, 'redis command failed');
});

test('a lost connection is logged once, with the reason', async () => {
  const redis = await connectTo({});
  await untilReady(redis);
  jest.clearAllMocks();
  const lost = new Promise<void>((resolve) => redis.client.once('close', () => resolve()));
  redis.client.stream.destroy();
  await lost;
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error).toHaveBeenCalledWith({ reason: 'connection closed' }, 'redis disconnected');
  expect(redis.isUp()).toBe(false);
  await redis.attempt((client) => client.hget('a', 'b'));
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a lost connection is reopened, with a backoff of up to two seconds', async () => {
  const { client } = await connectTo({});
  expect([1, 2, 19, 20, 100].map((attempt) => client.options.retryStrategy?.(attempt))).toEqual([
    100, 200, 1900, 2000, 2000,
  ]);
});

test('the reason of a failed transaction is logged', async () => {
  const aborted = '-EXECABORT Transaction discarded because of previous errors.\r\n';
  const redis = await connectTo({ multi: '+OK\r\n', hset: full, expire: '+QUEUED\r\n', exec: aborted });
  await untilReady(redis);
  await redis.attempt((client) => client.multi().hset('a', { b: 1 }).expire('a', 1).exec());
  expect(logger.warn).toHaveBeenCalledWith({ reason: 'OOM' }, 'redis command failed');
});

test('without a connection a command fails at once, and is not queued', async () => {
  const received: string[] = [];
  const redis = await connectTo({ hget: '+7\r\n' }, (name) => received.push(name));
  expect(redis.client.status).toBe('connecting');
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBeUndefined();
  expect(redis.client.status).toBe('connecting');
  await untilReady(redis);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBe('7');
  expect(received.filter((name) => name === 'hget')).toHaveLength(1);
});

test('a Redis that is too slow is not up', async () => {
  const redis = await connectTo({});
  await untilReady(redis);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBeUndefined();
  expect(redis.isUp()).toBe(false);
  expect(logger.warn).toHaveBeenCalledWith({ reason: 'timeout' }, 'redis command failed');
});

test('a connection with a command that stays pending is replaced', async () => {
  const redis = await connectTo({});
  await untilReady(redis);
  const reconnected = untilReady(redis);
  await redis.attempt((client) => client.hget('a', 'b'));
  await reconnected;
  expect(logger.error).toHaveBeenCalledWith({ reason: 'timeout' }, 'redis disconnected');
});

test('a Redis that requires a password is down, and the reason is logged', async () => {
  const redis = await connectTo({ hello: '-NOAUTH Authentication required.\r\n' });
  await redis.connected;
  expect(redis.isUp()).toBe(false);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBeUndefined();
  expect(logger.error).toHaveBeenCalledWith({ reason: 'NOAUTH' }, 'redis disconnected');
});

/** A Redis in a thread of its own, which notes in shared memory that it has replied to `hget`. */
const threadedRedis = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { handshake, replied } = workerData;
  const server = require('node:net').createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const [, name] of data.toString().matchAll(/\\*\\d+\\r\\n\\$\\d+\\r\\n(\\w+)\\r\\n/g)) {
        if (name.toLowerCase() !== 'hget') socket.write(handshake[name.toLowerCase()] ?? '');
        else socket.write('+7\\r\\n', () => { Atomics.store(replied, 0, 1); Atomics.notify(replied, 0); });
      }
    });
  }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

test.each([
  ['a command', 600],
  ['the connection', 2100],
])('a reply that arrived while the process was blocked is read after the time limit of %s', async (_, ms) => {
  const replied = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(threadedRedis, { eval: true, workerData: { handshake, replied } });
  const [port] = await once(worker, 'message');
  const redis = connectRedis(`redis://127.0.0.1:${port}`);
  try {
    await redis.connected;
    const value = redis.attempt((client) => client.hget('a', 'b'));
    expect(Atomics.wait(replied, 0, 0, 60_000)).not.toBe('timed-out');
    // Blocks for longer than the time limit, so that its timer is due before the socket is read.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    expect(await value).toBe('7');
    expect(logger.warn).not.toHaveBeenCalled();
    expect(logger.error).not.toHaveBeenCalled();
    expect(redis.client.status).toBe('ready');
  } finally {
    close(redis);
    await worker.terminate();
  }
});

test('a server waits for its connection, but not for a Redis that is down', async () => {
  const redis = await connectTo({});
  await redis.connected;
  expect(redis.client.status).toBe('ready');
  // No server listens there.
  const down = connectRedis('redis://127.0.0.1:1');
  await down.connected;
  expect(down.client.status).not.toBe('ready');
  close(down);
});
