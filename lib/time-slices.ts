import { setImmediate } from 'node:timers/promises';

/** Duration of a time slice in milliseconds. */
const sliceMs = 10;

/**
 * Splits long work into time slices (OPS-10), so that the event loop serves other requests in between. Call the returned
 * function between steps and await its result, which is undefined until the slice is over.
 */
export function createTimeSlices(): () => Promise<void> | undefined {
  let endsAt = performance.now() + sliceMs;
  return () => {
    if (performance.now() < endsAt) return undefined;
    return setImmediate().then(() => {
      endsAt = performance.now() + sliceMs;
    });
  };
}

/** Maps a long list in time slices. */
export async function mapInTimeSlices<From, To>(
  items: Iterable<From>,
  map: (item: From) => To,
): Promise<To[]> {
  const yieldIfDue = createTimeSlices();
  const mapped: To[] = [];
  for (const item of items) {
    await yieldIfDue();
    mapped.push(map(item));
  }
  return mapped;
}
