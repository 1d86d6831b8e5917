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
