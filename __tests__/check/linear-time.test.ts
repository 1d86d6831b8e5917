import { functions, ofRequests, shapes } from '../lib/text/outside-texts';

/** Processor time of this process in microseconds, independent of other programs of a busy machine. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const leastMicroseconds = 1000;

/** Returns the time of one run, averaged over at least this many microseconds. */
function timeOf(run: (text: string) => unknown, text: string, atLeast: number): number {
  let runs = 0;
  const startedAt = cpu();
  let spent = 0;
  do {
    run(text);
    runs += 1;
    spent = cpu() - startedAt;
  } while (spent < atLeast);
  return spent / runs;
}

const best = (run: (text: string) => unknown, text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => timeOf(run, text, leastMicroseconds * times)));

/** Two doublings that triple the time each. Linear code takes 4 times as long, quadratic code 16 times. */
const twoDoublings = 9;

/**
 * Returns how much longer a text takes than a quarter of it. Measures again, and for longer, if the ratio
 * seems too large.
 */
function growthOf(run: (text: string) => unknown, quarter: string, whole: string): number {
  let ratio = Number.POSITIVE_INFINITY;
  for (let times = 1; times <= 32 && ratio > twoDoublings; times *= 2)
    ratio = best(run, whole, times) / best(run, quarter, times);
  return ratio;
}

const every = Object.entries({ ...functions, ...ofRequests }).map(([name, [limit, run]]) => ({
  name,
  limit,
  run,
}));

test.each(every)('$name at most triples its time each time the text doubles', ({ limit, run }) => {
  const tooSlow = Object.entries(shapes).flatMap(([shape, make]) => {
    const ratio = growthOf(run, make(limit / 4), make(limit));
    return ratio > twoDoublings ? [`${shape}: ${ratio.toFixed(1)}`] : [];
  });
  expect(tooSlow).toEqual([]);
});
