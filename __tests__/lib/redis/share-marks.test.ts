/** @jest-environment node */
import { markTags, tagMarks } from '@/lib/cache/tag-marks.mjs';
import { mergeMarks } from '@/lib/redis/share-marks';
import { fakeRedis } from '../../support/fake-redis';

const key = 'site:tag-marks';
const { redis, hashes, setUp } = fakeRedis();

beforeEach(() => {
  tagMarks().clear();
  hashes.clear();
  setUp(true);
});

test('a change that this process heard of reaches the others', async () => {
  markTags(['a'], 60);
  const mark = tagMarks().get('a');
  await mergeMarks(redis, 'site');
  tagMarks().clear();
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('a')).toEqual(mark);
});

test('a mark that never expires survives the way', async () => {
  markTags(['a']);
  await mergeMarks(redis, 'site');
  tagMarks().clear();
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('a')?.expiredAt).toBe(Number.POSITIVE_INFINITY);
});

test('the later mark counts, on both sides', async () => {
  hashes.set(
    key,
    new Map([
      ['a', '5 6'],
      ['b', '50 60'],
    ]),
  );
  tagMarks().set('a', { staleAt: 10, expiredAt: 11 });
  tagMarks().set('b', { staleAt: 10, expiredAt: 11 });
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('a')).toEqual({ staleAt: 10, expiredAt: 11 });
  expect(tagMarks().get('b')).toEqual({ staleAt: 50, expiredAt: 60 });
  expect(Object.fromEntries(hashes.get(key) ?? [])).toEqual({ a: '10 11', b: '50 60' });
});

test('what happened while Redis was away is told when it is back, also to one that is empty', async () => {
  setUp(false);
  markTags(['a']);
  await mergeMarks(redis, 'site');
  expect(hashes.size).toBe(0);
  setUp(true);
  await mergeMarks(redis, 'site');
  expect([...(hashes.get(key)?.keys() ?? [])]).toEqual(['a']);
});

test('a mark that comes late counts from now, for all: pages made meanwhile look newer than it', async () => {
  const time = Math.ceil(performance.timeOrigin) + 100_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(time);
  hashes.set(key, new Map([['a', `${time - 60_000} Infinity`]]));
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('a')).toEqual({ staleAt: time, expiredAt: Number.POSITIVE_INFINITY });
  expect(hashes.get(key)?.get('a')).toBe(`${time} Infinity`);
  now.mockRestore();
});

test('a mark in time, and one from before this process began, count as they are', async () => {
  const began = Math.ceil(performance.timeOrigin);
  const now = jest.spyOn(Date, 'now').mockReturnValue(began + 100_000);
  const [inTime, before] = [`${began + 99_000} 1`, `${began - 100_000} 1`];
  hashes.set(key, new Map(Object.entries({ inTime, before })));
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('inTime')?.staleAt).toBe(began + 99_000);
  expect(tagMarks().get('before')?.staleAt).toBe(began - 100_000);
  now.mockRestore();
});

test('a mark of a clock that is ahead counts from now, and does not stay in Redis', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  hashes.set(key, new Map([['a', '9000000 Infinity']]));
  await mergeMarks(redis, 'site');
  expect(tagMarks().get('a')?.staleAt).toBe(1_000_000);
  expect(hashes.get(key)?.get('a')).toBe('1000000 Infinity');
  now.mockRestore();
});

test('nonsense in Redis is no mark', async () => {
  hashes.set(
    key,
    new Map([
      ['a', 'soon'],
      ['b', '1'],
    ]),
  );
  await mergeMarks(redis, 'site');
  expect(tagMarks().size).toBe(0);
});
