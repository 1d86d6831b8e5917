/** Maximum number of tries, which only a defect reaches: on a busy machine each try takes longer. */
const maxTries = 2000;

/** Waits until a condition holds; one that throws does not hold yet. `what` names the condition in the error. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      if (await holds()) return;
    } catch {
      // For example, a server that does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`In vain: ${what}`);
}
