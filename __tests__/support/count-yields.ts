import { clearImmediate, setImmediate } from 'node:timers';

/**
 * Runs work by a clock that is a millisecond later at each reading. Returns the result, and how often it yielded to
 * other work.
 */
export async function countYields<T>(work: () => Promise<T>): Promise<{ result: T; yields: number }> {
  let [now, yields] = [0, 0];
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now++);
  const count = () => {
    yields += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    return { result: await work(), yields };
  } finally {
    clearImmediate(next);
    clock.mockRestore();
  }
}
