import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, so that no timer ends a state that a test looks at; `page.clock.runFor` advances it.
 * Install `page.clock` before the page loads.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The clock cannot go back, and goes on until it stops.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Keeps timers of that many milliseconds from firing, in the page and those that follow it. */
export async function dropTimers(page: Page, delayMs: number): Promise<void> {
  const drop = (dropped: number) => {
    const { setTimeout: real } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms === dropped ? 0 : real(run, ms)) });
  };
  await page.addInitScript(drop, delayMs);
  await page.evaluate(drop, delayMs);
}
