/** @jest-environment node */
import { createMemoryRateLimiter } from '@/lib/http/rate-limit';

test('a client has so many a minute, others are not concerned, and says how long to wait', async () => {
  let now = 0;
  const limiter = createMemoryRateLimiter(() => now);
  const hits = async (key: string, times: number) => {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await limiter.hit(key, 2));
    return answers;
  };
  expect(await hits('a', 3)).toEqual([0, 0, 60]);
  expect(await hits('b', 1)).toEqual([0]);
  now = 59_500;
  expect(await hits('a', 1)).toEqual([1]);
  now = 60_000;
  expect(await hits('a', 3)).toEqual([0, 0, 60]);
});

test('keeps so many clients at most', async () => {
  const limiter = createMemoryRateLimiter(() => 0, 2);
  for (const key of ['a', 'b', 'c']) expect(await limiter.hit(key, 1)).toBe(0);
  expect(await limiter.hit('c', 1)).toBeGreaterThan(0);
  // The first one was forgotten.
  expect(await limiter.hit('a', 1)).toBe(0);
});
