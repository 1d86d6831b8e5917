import { setImmediate } from 'node:timers/promises';

/** Duration of a turn in milliseconds. */
const turnMs = 10;

/**
 * Splits long work into turns (OPS-10), so that the event loop serves other requests in between. Call the returned function
 * between steps and await its result, which is undefined until the turn is over.
 */
export function createTurns(): () => Promise<void> | undefined {
  let endsAt = performance.now() + turnMs;
  return () => {
    if (performance.now() < endsAt) return undefined;
    return setImmediate().then(() => {
      endsAt = performance.now() + turnMs;
    });
  };
}

/** Maps a long list in turns. */
export async function mapInTurns<From, To>(items: Iterable<From>, map: (item: From) => To): Promise<To[]> {
  const turns = createTurns();
  const mapped: To[] = [];
  for (const item of items) {
    await turns();
    mapped.push(map(item));
  }
  return mapped;
}
