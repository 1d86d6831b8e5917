import { expect, type Page } from './test';

/** Waits until the page handles events: the effects of the layout have run. */
export function expectHydrated(page: Page): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-hash-bridge', 'router');
}

/**
 * Runs the pending timers and requests of a hydrated page, for tests of absence: advances five seconds in
 * steps, each of which ends with a request after those of the timers. Install `page.clock` before the page loads.
 */
export async function settle(page: Page): Promise<void> {
  await expectHydrated(page);
  for (let second = 0; second < 5; second += 1) {
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/api/health', { cache: 'no-store' }).then(() => undefined));
  }
}
