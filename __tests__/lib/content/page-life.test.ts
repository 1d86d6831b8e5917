/** @jest-environment node */
import { unstable_cache } from 'next/cache';
import { markNotFound, markShortLived, notePageLife, pageLife } from '@/lib/content/page-life';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(() => async () => true) }));
const cache = jest.mocked(unstable_cache);

const fresh = (freshForMs: number) => ({ state: 'fresh', items: [], freshForMs }) as const;

test.each([
  ['fresh content', fresh(300_000), 300],
  ['content that is fresh for a while yet', fresh(123_456), 130],
  ['content that is nearly over', fresh(4001), 5],
  ['content that is over in a moment', fresh(1), 1],
  ['kept content', { state: 'kept', items: [] } as const, 10],
])('%s', (_, reading, seconds) => {
  expect(pageLife(reading, 'product', 'us-en')).toEqual({ seconds, tags: ['content:product:us-en'] });
});

test('a page without its content lives for two seconds and says so', () => {
  expect(pageLife({ state: 'failed' }, 'slides', 'ca-fr')).toEqual({
    seconds: 2,
    tags: ['content:slides:ca-fr', 'content:unavailable'],
  });
});

test('the page being made gets the life and the tags', async () => {
  await notePageLife(fresh(60_000), 'slides', 'us-en');
  expect(cache).toHaveBeenLastCalledWith(expect.any(Function), ['page-life', '60', 'content:slides:us-en'], {
    revalidate: 60,
    tags: ['content:slides:us-en'],
  });
  await markNotFound();
  expect(cache).toHaveBeenLastCalledWith(expect.any(Function), expect.any(Array), {
    revalidate: 10,
    tags: ['status:404'],
  });
  await markShortLived();
  expect(cache).toHaveBeenLastCalledWith(expect.any(Function), ['page-life', '10'], {
    revalidate: 10,
    tags: [],
  });
});

test('outside Next there is nothing to do; other errors are not hidden', async () => {
  const { unstable_cache: real } = jest.requireActual<typeof import('next/cache')>('next/cache');
  cache.mockImplementationOnce(real);
  await expect(notePageLife(fresh(1000), 'slides', 'us-en')).resolves.toBeUndefined();
  cache.mockImplementationOnce(() => async () => {
    throw new Error('no memory');
  });
  await expect(notePageLife(fresh(1000), 'slides', 'us-en')).rejects.toThrow('no memory');
});
