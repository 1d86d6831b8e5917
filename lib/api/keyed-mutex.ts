const last = new Map<string, Promise<unknown>>();

/**
 * Runs functions with the same key one after the other, so that each sees the effects of the previous ones.
 */
export async function runExclusive<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const current = (last.get(key) ?? Promise.resolve()).then(run, run);
  last.set(key, current);
  try {
    return await current;
  } finally {
    if (last.get(key) === current) last.delete(key);
  }
}
