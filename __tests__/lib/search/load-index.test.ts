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

const response = (index: SearchIndex) => ({ ok: true, json: async () => index });

it('fetches the index once', async () => {
  fetchIndex.mockResolvedValue(response(searchIndex));
  const [first, second] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
  expect(await loadSearchIndex()).toBe(first);
  expect(second).toBe(first);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  // A demo changes the locale behind the address, so the browser's cache must revalidate.
  expect(fetchIndex).toHaveBeenCalledWith('/search-index.json', { cache: 'no-cache' });
});

it.each([
  [
    'a response that is no success',
    () => Promise.resolve({ ...response(searchIndex), ok: false, status: 500 }),
  ],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails with %s, and tries again the next time', async (_, fail) => {
  fetchIndex.mockImplementationOnce(fail);
  await expect(loadSearchIndex()).rejects.toThrow();
  fetchIndex.mockResolvedValue(response(searchIndex));
  await expect(loadSearchIndex()).resolves.toEqual(searchIndex);
});

it('requests an incomplete index again', async () => {
  fetchIndex.mockResolvedValueOnce(response({ ...searchIndex, complete: false }));
  expect((await loadSearchIndex()).complete).toBe(false);
  fetchIndex.mockResolvedValue(response(searchIndex));
  expect((await loadSearchIndex()).complete).toBe(true);
});
