import { unstable_cache } from 'next/cache';
import {
  applyCacheControl,
  applyPartCacheControl,
  endPageAt,
  markMissing,
  markNotFound,
  markUncacheable,
  pageCacheControl,
} from '@/lib/content/cache-control';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));
const cache = jest.mocked(unstable_cache);

/** The cache control of the cached functions that ran; one that is never called has no effect. */
let applied: object[];

beforeEach(() => {
  applied = [];
  cache.mockImplementation((_, key, options) => async () => applied.push({ key, ...options }));
});

const fresh = (freshForMs: number) => ({ state: 'fresh', items: [], freshForMs }) as const;

test.each([
  ['fresh content', fresh(300_000), 300],
  ['content that is fresh for a while yet', fresh(123_456), 130],
  ['content that is nearly over', fresh(4001), 5],
  ['content that is stale in a second', fresh(1), 1],
  ['content of a preview, which is not stored', fresh(0), 1],
  ['stale content', { state: 'stale', items: [] } as const, 10],
])('%s', (_, result, seconds) => {
  expect(pageCacheControl(result, 'product', 'us-en')).toEqual({ seconds, tags: ['content:product:us-en'] });
});

test('a page without its content is revalidated after two seconds and has the tag for it', () => {
  expect(
    pageCacheControl({ state: 'failed', error: { kind: 'network', message: '' } }, 'slides', 'ca-fr'),
  ).toEqual({
    seconds: 2,
    tags: ['content:slides:ca-fr', 'content:unavailable'],
  });
});

const degraded = 'content:unavailable';

test.each([
  ['content', () => applyCacheControl(fresh(60_000), 'slides', 'us-en'), 60, ['content:slides:us-en']],
  ['an unknown address', markNotFound, 10, ['status:404']],
  ['a page without a partner', markMissing, 10, ['no-store', 'missing']],
  ['a page that is not stored', markUncacheable, 10, ['no-store']],
  ['stale data of another service', () => applyPartCacheControl('stale'), 10, []],
  ['content that changes at a time', () => endPageAt(1_800_000_000_000), 31_536_000, ['until:1800000000000']],
  ['no data of another service', () => applyPartCacheControl('failed'), 2, [degraded]],
])('the rendered page gets the cache control and the tags of %s', async (_, note, revalidate, tags) => {
  await note();
  expect(applied).toEqual([{ key: ['page-duration', String(revalidate), ...tags], revalidate, tags }]);
});

test('content that never changes ends no page', async () => {
  await endPageAt(null);
  expect(applied).toEqual([]);
});

test('outside Next it does nothing; other errors are not hidden', async () => {
  const { unstable_cache: real } = jest.requireActual<typeof import('next/cache')>('next/cache');
  cache.mockImplementationOnce(real);
  await expect(applyCacheControl(fresh(1000), 'slides', 'us-en')).resolves.toBeUndefined();
  cache.mockImplementationOnce(() => async () => {
    throw new Error('no memory');
  });
  await expect(applyCacheControl(fresh(1000), 'slides', 'us-en')).rejects.toThrow('no memory');
});
