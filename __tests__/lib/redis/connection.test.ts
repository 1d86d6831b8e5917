/** @jest-environment node */
import { type AddressInfo, createServer, type Server } from 'node:net';
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

/** A connection to a Redis that gives these answers, command by command, and to others none. */
async function connectTo(answers: Record<string, string>): Promise<Redis> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const [, name = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
        socket.write({ ...handshake, ...answers }[name.toLowerCase()] ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redis = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  running.push({ server, redis });
  return redis;
}

const untilReady = ({ client }: Redis) =>
  new Promise<void>((resolve) => client.once('ready', () => resolve()));

beforeEach(() => jest.clearAllMocks());

afterEach(async () => {
  for (const { server, redis } of running.splice(0)) {
    redis.close();
    await new Promise((resolve) => server.close(resolve));
  }
});

const full = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

test('a Redis that is there', async () => {
  const redis = await connectTo({ hget: '+7\r\n' });
  expect(redis.isUp()).toBe(false);
  await untilReady(redis);
  expect(redis.isUp()).toBe(true);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBe('7');
  expect(logger.info).toHaveBeenCalledWith(expect.anything(), 'redis is there');
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a Redis that refuses commands is not up, and the log says why, without keys and once', async () => {
  const redis = await connectTo({ hset: full, hget: '+7\r\n' });
  await untilReady(redis);
  const write = () => redis.attempt((client) => client.hset('secret', { a: 1 }));
  expect([await write(), await write()]).toEqual([undefined, undefined]);
  expect(redis.isUp()).toBe(false);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBe('7');
  expect(jest.mocked(logger.warn).mock.calls).toEqual([[{ reason: 'OOM' }, 'redis command failed']]);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
  expect(redis.isUp()).toBe(true);
  now.mockRestore();
});

test('of a transaction the log has the reason', async () => {
  const aborted = '-EXECABORT Transaction discarded because of previous errors.\r\n';
  const redis = await connectTo({ multi: '+OK\r\n', hset: full, expire: '+QUEUED\r\n', exec: aborted });
  await untilReady(redis);
  await redis.attempt((client) => client.multi().hset('a', { b: 1 }).expire('a', 1).exec());
  expect(logger.warn).toHaveBeenCalledWith({ reason: 'OOM' }, 'redis command failed');
});

test('a Redis that is too slow is not up', async () => {
  const redis = await connectTo({});
  await untilReady(redis);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBeUndefined();
  expect(redis.isUp()).toBe(false);
  expect(logger.warn).toHaveBeenCalledWith({ reason: 'timeout' }, 'redis command failed');
});

test('a Redis that wants a password is gone, and the log says so', async () => {
  const redis = await connectTo({ hello: '-NOAUTH Authentication required.\r\n' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(redis.isUp()).toBe(false);
  expect(await redis.attempt((client) => client.hget('a', 'b'))).toBeUndefined();
  expect(logger.error).toHaveBeenCalledWith({ reason: 'NOAUTH' }, 'redis is gone');
});
