import { expectHydrated, type Page } from './test';

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
