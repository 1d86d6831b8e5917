import { indexJson } from '@/lib/search/index-json';
import type { SearchEntry } from '@/lib/search/types';

const entry: SearchEntry = {
  kind: 'product',
  href: '/lyte/grape',
  title: 'Grape "ice"\n',
  context: 'LYTE',
  text: 'Légère \u2028',
  image: null,
  color: null,
};

test.each([0, 1, 3])('an index of %d entries is the JSON that JSON.stringify writes', async (length) => {
  const index = { complete: length > 1, entries: Array.from({ length }, () => entry) };
  expect(await indexJson(index)).toBe(JSON.stringify(index));
});
