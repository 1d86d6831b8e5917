import { headlineSize } from '@/components/home/hero/headline-size';

/** Number of lines and width of the column in em, for each way to break the headline. */
const ways = (headline: string) =>
  [...headlineSize(headline).matchAll(/width\) \/ ([\d.]+), .*?height\) \/ (\d+)\)/g)].map(
    ([, column, lines]) => [Number(lines), Number(column)],
  );

test('a single word fills its line', () => {
  expect(headlineSize('Move')).toBe('max(min(var(--headline-width) / 1.98, var(--headline-height) / 1))');
});

test('short sentences take a line each', () => {
  expect(ways('Zero sugar. Zero excuses.').map(([lines]) => lines)).toEqual([2]);
});

test('a short headline takes one or two lines', () => {
  expect(ways('Made to move now').map(([lines]) => lines)).toEqual([1, 2]);
});

test('breaks equal sentences equally, and finds the narrowest column of each number of lines', () => {
  const all = ways('Electrolytes everywhere tomorrow. Everlasting hydration forever.');
  expect(all.map(([lines]) => lines)).toEqual([2, 4, 6]);
  const columns = all.map(([, column]) => column ?? 0);
  expect(columns).toEqual([...columns].sort((a, b) => b - a));
  // "Electrolytes" is the longest word.
  expect(columns.at(-1)).toBeCloseTo(5.4, 0);
});

test('no column is narrower than the longest word', () => {
  expect(ways('A thermoregulation a')).toEqual([
    [1, expect.any(Number)],
    [2, expect.any(Number)],
    [3, expect.any(Number)],
  ]);
});

test('sizes a very long headline by its longest word', () => {
  expect(headlineSize('endless words '.repeat(2000))).toMatch(
    /^max\(min\(var\(--headline-width\) \/ [\d.]+, var\(--headline-height\) \/ 4000\)\)$/,
  );
});
