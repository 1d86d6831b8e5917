import { invalidateTags, tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { mergeInvalidations, shareInvalidations } from '@/lib/redis/share-invalidations';
import { fakeRedis } from '../../support/fake-redis';

const key = 'site:tag-invalidations';
const { redis, hashes, setUp } = fakeRedis();

/** A time after the start of this process. */
const time = Math.ceil(performance.timeOrigin) + 100_000;
let now: jest.SpyInstance<number>;

beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(time);
  tagInvalidations().clear();
  hashes.clear();
  setUp(true);
});
afterEach(() => now.mockRestore());

test('an invalidation of this process reaches the others', async () => {
  invalidateTags(['a'], 60);
  const invalidation = tagInvalidations().get('a');
  await mergeInvalidations(redis, 'site');
  tagInvalidations().clear();
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('a')).toEqual(invalidation);
});

test('an invalidation without expiry is shared unchanged', async () => {
  invalidateTags(['a']);
  await mergeInvalidations(redis, 'site');
  tagInvalidations().clear();
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('a')?.expiredAt).toBe(Number.POSITIVE_INFINITY);
});

test('the later invalidation wins, in the process and in Redis', async () => {
  hashes.set(
    key,
    new Map([
      ['a', '5 6'],
      ['b', '50 60'],
    ]),
  );
  tagInvalidations().set('a', { staleAt: 10, expiredAt: 11 });
  tagInvalidations().set('b', { staleAt: 10, expiredAt: 11 });
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('a')).toEqual({ staleAt: 10, expiredAt: 11 });
  expect(tagInvalidations().get('b')).toEqual({ staleAt: 50, expiredAt: 60 });
  expect(Object.fromEntries(hashes.get(key) ?? [])).toEqual({ a: '10 11', b: '50 60' });
});

test('invalidations during an outage of Redis are sent when it is back, even if empty', async () => {
  setUp(false);
  invalidateTags(['a']);
  await mergeInvalidations(redis, 'site');
  expect(hashes.size).toBe(0);
  setUp(true);
  await mergeInvalidations(redis, 'site');
  expect([...(hashes.get(key)?.keys() ?? [])]).toEqual(['a']);
});

test('a late invalidation counts from now on every replica: pages rendered meanwhile look newer', async () => {
  hashes.set(key, new Map([['a', `${time - 60_000} Infinity`]]));
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('a')).toEqual({ staleAt: time, expiredAt: Number.POSITIVE_INFINITY });
  expect(hashes.get(key)?.get('a')).toBe(`${time} Infinity`);
});

test('an invalidation in time, and one from before this process started, keep their time', async () => {
  const began = time - 100_000;
  const [inTime, before] = [`${began + 99_000} 1`, `${began - 100_000} 1`];
  hashes.set(key, new Map(Object.entries({ inTime, before })));
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('inTime')?.staleAt).toBe(began + 99_000);
  expect(tagInvalidations().get('before')?.staleAt).toBe(began - 100_000);
});

test('an invalidation of a clock that is ahead counts from now, and is replaced in Redis', async () => {
  now.mockReturnValue(1_000_000);
  hashes.set(key, new Map([['a', '9000000 Infinity']]));
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('a')?.staleAt).toBe(1_000_000);
  expect(hashes.get(key)?.get('a')).toBe('1000000 Infinity');
});

test('invalid values in Redis are ignored', async () => {
  hashes.set(
    key,
    new Map([
      ['a', 'soon'],
      ['b', '1'],
    ]),
  );
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().size).toBe(0);
});

test('an invalidation at the maximum clock skew keeps its time', async () => {
  hashes.set(key, new Map(Object.entries({ ahead: `${time + 2000} 1`, late: `${time - 2000} 1` })));
  await mergeInvalidations(redis, 'site');
  expect(tagInvalidations().get('ahead')?.staleAt).toBe(time + 2000);
  expect(tagInvalidations().get('late')?.staleAt).toBe(time - 2000);
});

test('invalidations that Redis has are not written again', async () => {
  invalidateTags(['a'], 60);
  const write = jest.spyOn(redis.client, 'hset');
  await mergeInvalidations(redis, 'site');
  await mergeInvalidations(redis, 'site');
  expect(write).toHaveBeenCalledTimes(1);
  invalidateTags(['b'], 60);
  await mergeInvalidations(redis, 'site');
  expect(write).toHaveBeenLastCalledWith(key, { b: expect.any(String) });
  write.mockRestore();
});

test('invalidations are exchanged each second, and at once when Redis is back', async () => {
  now.mockRestore();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance'] });
  const onReady: (() => void)[] = [];
  const read = jest.spyOn(redis.client, 'hgetall');
  Object.assign(redis.client, {
    on: (event: string, listener: () => void) => event === 'ready' && onReady.push(listener),
  });
  const timer = shareInvalidations(redis, 'site');
  expect(read).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(read.mock.calls).toEqual([[key], [key]]);
  for (const listener of onReady) listener();
  expect(read).toHaveBeenCalledTimes(3);
  clearInterval(timer);
  jest.useRealTimers();
});
