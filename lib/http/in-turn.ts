const last = new Map<string, Promise<unknown>>();

/**
 * Runs functions with the same key one after the other, so that each sees the effects of the previous ones.
 */
export async function inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(key) ?? Promise.resolve()).then(run, run);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}
