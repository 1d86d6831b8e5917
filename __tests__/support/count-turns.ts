import { clearImmediate, setImmediate } from 'node:timers';

/**
 * Runs work by a clock that is a millisecond later at each reading. Returns the result, and the number of turns that
 * other work got meanwhile.
 */
export async function countTurns<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let [now, turns] = [0, 0];
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now++);
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    return { result: await work(), turns };
  } finally {
    clearImmediate(next);
    clock.mockRestore();
  }
}
