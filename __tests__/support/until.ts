/** Waits until a condition is met, and lets the event loop turn meanwhile. */
export async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setImmediate(resolve));
}
