const ratings = [1, 2, 3, 4, 5] as const;

/** Returns the shares of the ratings 1–5, with a constant ratio and the mean `average`. */
function sharesFor(average: number): number[] {
  let [low, high] = [1e-4, 1e4];
  let shares: number[] = [];
  for (let step = 0; step < 60; step += 1) {
    const ratio = Math.sqrt(low * high);
    const weights = ratings.map((rating) => ratio ** rating);
    shares = weights.map((weight) => weight / sum(weights));
    [low, high] = starsOf(shares) < average ? [ratio, high] : [low, ratio];
  }
  return shares;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const starsOf = (counts: readonly number[]) => sum(counts.map((count, index) => count * (index + 1)));

/** Moves one rating a star up or down, from the rating with the largest surplus. */
function moveOne(counts: number[], expected: readonly number[], step: 1 | -1): void {
  const excess = (index: number) => (counts[index] ?? 0) - (expected[index] ?? 0);
  const movable = [...counts.keys()].filter((index) => counts[index] && index + step in counts);
  const [from] = movable.sort((a, b) => excess(b) - excess(b + step) - (excess(a) - excess(a + step)));
  if (from === undefined) return;
  counts[from] = (counts[from] ?? 0) - 1;
  counts[from + step] = (counts[from + step] ?? 0) + 1;
}

/** Distributes `total` ratings over 1–5 stars with the mean `average` (REV-07: mock data). */
export function distributionOf(average: number, total: number): readonly number[] {
  const expected = sharesFor(average).map((share) => share * total);
  const counts = expected.map((count) => Math.round(count));
  counts[4] = Math.max(0, total - sum(counts.slice(0, 4)));
  const wanted = Math.round(average * total);
  for (let moves = 0; moves < 5 * total && starsOf(counts) !== wanted; moves += 1)
    moveOne(counts, expected, starsOf(counts) > wanted ? -1 : 1);
  return counts;
}
