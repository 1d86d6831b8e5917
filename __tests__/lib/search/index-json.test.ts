// Rules: OPS-10
import { indexJson } from '@/lib/search/index-json';
import type { SearchEntry } from '@/lib/search/types';
import { countYields } from '../../support/count-yields';

const entry: SearchEntry = {
  kind: 'product',
  href: '/lyte/grape',
  title: 'Grape "ice"\n',
  context: 'LYTE',
  text: 'Légère \u2028',
  image: null,
  color: null,
};

test('a long index yields to other work', async () => {
  const index = { complete: true, entries: Array.from({ length: 1000 }, () => entry) };
  const { yields } = await countYields(() => indexJson(index));
  // A millisecond per entry: a time slice of ten milliseconds has at most ten entries.
  expect(yields).toBeGreaterThanOrEqual(90);
});

test.each([0, 1, 3])('an index of %d entries is the JSON that JSON.stringify writes', async (length) => {
  const index = { complete: length > 1, entries: Array.from({ length }, () => entry) };
  expect(await indexJson(index)).toBe(JSON.stringify(index));
});
