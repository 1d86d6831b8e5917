import type { SearchIndex } from '@/lib/search/types';
import { searchIndex } from '../../support/search-index';

const fetchIndex = jest.fn();
let loadSearchIndex: () => Promise<SearchIndex>;

beforeEach(() => {
  fetchIndex.mockReset();
  global.fetch = fetchIndex;
  jest.isolateModules(() => {
    ({ loadSearchIndex } = jest.requireActual('@/lib/search/load-index'));
  });
});

const answer = (index: SearchIndex) => ({ ok: true, json: async () => index });

it('fetches the index once', async () => {
  fetchIndex.mockResolvedValue(answer(searchIndex));
  const [first, second] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
  expect(await loadSearchIndex()).toBe(first);
  expect(second).toBe(first);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(fetchIndex).toHaveBeenCalledWith('/search-index.json', expect.anything());
});

it.each([
  ['an answer that is no success', () => Promise.resolve({ ok: false, status: 500 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails with %s, and tries again the next time', async (_, fail) => {
  fetchIndex.mockImplementationOnce(fail);
  await expect(loadSearchIndex()).rejects.toThrow();
  fetchIndex.mockResolvedValue(answer(searchIndex));
  await expect(loadSearchIndex()).resolves.toEqual(searchIndex);
});

it('asks again for an index that misses a part', async () => {
  fetchIndex.mockResolvedValueOnce(answer({ ...searchIndex, complete: false }));
  expect((await loadSearchIndex()).complete).toBe(false);
  fetchIndex.mockResolvedValue(answer(searchIndex));
  expect((await loadSearchIndex()).complete).toBe(true);
});
