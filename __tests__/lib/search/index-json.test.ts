// Rules: OPS-10
import { indexJson } from '@/lib/search/index-json';
import type { SearchEntry } from '@/lib/search/types';
import { countTurns } from '../../support/count-turns';

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
  const { turns } = await countTurns(() => indexJson(index));
  // A millisecond per entry: a turn of ten milliseconds has at most ten entries.
  expect(turns).toBeGreaterThanOrEqual(90);
});

test.each([0, 1, 3])('an index of %d entries is the JSON that JSON.stringify writes', async (length) => {
  const index = { complete: length > 1, entries: Array.from({ length }, () => entry) };
  expect(await indexJson(index)).toBe(JSON.stringify(index));
});
