import { afterInvalidations, sizeOf } from '@/lib/cache/entry.mjs';
import { invalidateTags, tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { type Entry, isStale } from '@/lib/next-internals/page-entry.mjs';

const changedAt = 1_000_000;
const entry = (lastModified: number, cacheControl?: object): Entry => ({
  lastModified,
  tags: ['other', 'content:slides:us-en'],
  value: null,
  ...(cacheControl && { cacheControl }),
});

let now: jest.SpyInstance<number>;
beforeEach(() => {
  now = jest.spyOn(Date, 'now').mockReturnValue(changedAt);
});
afterEach(() => {
  jest.restoreAllMocks();
  tagInvalidations().clear();
});

test('without an invalidation of its tags an entry is unchanged', () => {
  invalidateTags(['content:slides:ca-en'], 0);
  const one = entry(changedAt - 1);
  expect(afterInvalidations(one)).toBe(one);
});

test.each([
  ['long before a change', -60_000, true],
  ['just before it', -1, true],
  ['at the same time', 0, true],
  // Another replica, with a clock ahead, may have started it before it received the invalidation.
  ['within two seconds after it', 1999, true],
  ['two seconds after it', 2000, false],
])('an entry started %s (%d ms): stale is %s', (_, startedAt, expected) => {
  invalidateTags(['content:slides:us-en']);
  now.mockReturnValue(changedAt + 5000);
  const changed = afterInvalidations(entry(changedAt + startedAt, { revalidate: 300, expire: 31_536_000 }));
  expect(changed && isStale(changed)).toBe(expected);
  expect(changed?.cacheControl).toEqual({ revalidate: 300, expire: expected ? undefined : 31_536_000 });
});

test('an older entry is served as stale until the invalidation expires it', () => {
  invalidateTags(['content:slides:us-en'], 10);
  const older = entry(changedAt - 1);
  now.mockReturnValue(changedAt + 9999);
  expect(afterInvalidations(older)).toEqual({ ...older, lastModified: 1 });
  now.mockReturnValue(changedAt + 10_000);
  expect(afterInvalidations(older)).toBeNull();
  expect(afterInvalidations(entry(changedAt + 10_000))).not.toBeNull();
});

test('an entry without invalidations is stale after its own revalidate time', () => {
  const one = entry(changedAt, { revalidate: 60 });
  now.mockReturnValue(changedAt + 60_000);
  expect(isStale(one)).toBe(false);
  now.mockReturnValue(changedAt + 60_001);
  expect(isStale(one)).toBe(true);
  expect([isStale(entry(changedAt)), isStale(entry(changedAt, { revalidate: false }))]).toEqual([
    false,
    false,
  ]);
});

describe('the size of an entry', () => {
  const size = (value: Entry['value']) => sizeOf({ lastModified: 0, tags: [], value });
  const empty = size({});

  test.each<[string, Record<string, unknown>, number]>([
    ['two bytes a character of HTML', { html: 'é’ab' }, 8],
    ['the bytes of a payload', { rscData: Buffer.from('é’') }, 5],
    ['the bytes of a file', { body: Buffer.alloc(7) }, 7],
    [
      'its segments',
      {
        segmentData: new Map([
          ['/a', Buffer.alloc(3)],
          ['/b', Buffer.alloc(4)],
        ]),
      },
      7,
    ],
    ['a cached value as JSON', { data: { a: 'bcd' } }, 2 * ('{"a":"bcd"}'.length - '""'.length)],
    ['all of it together', { html: 'a', rscData: Buffer.alloc(1), body: Buffer.alloc(1) }, 4],
  ])('%s', (_, value, bytes) => {
    expect(size(value) - empty).toBe(bytes);
  });

  test('an entry without anything has a size, so that the cache is bounded', () => {
    expect(size(null)).toBe(empty);
    expect(empty).toBeGreaterThan(1000);
  });
});

test('an expired tag ends entries from before its expiry, and no entry of the same time', () => {
  invalidateTags(['content:slides:us-en'], 10);
  now.mockReturnValue(changedAt + 20_000);
  expect(afterInvalidations(entry(changedAt + 9999))).toBeNull();
  expect(afterInvalidations(entry(changedAt + 10_000))).not.toBeNull();
});
