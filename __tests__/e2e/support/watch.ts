import { expect, type Page } from '@playwright/test';

/** Preloads of pages that are only prefetched; Next asks for their styles before they are opened. */
const prefetchedStyles = /_next\/static\/.*\.css was preloaded using link preload but not used/;

export type Watch = {
  /** Errors and warnings of the console and uncaught exceptions, hydration mismatches among them. */
  readonly problems: readonly string[];
  /** What moved without the visitor having done anything (cumulative layout shift). */
  readonly shift: () => Promise<number>;
};

/** Watches a page that is about to be opened. */
export async function watch(page: Page): Promise<Watch> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !prefetchedStyles.test(message.text())) problems.push(message.text());
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { problems, shift: () => page.evaluate(() => Number(Reflect.get(window, 'shift'))) };
}

/** Nothing moved, nothing complained. */
export async function expectQuiet({ problems, shift }: Watch): Promise<void> {
  expect(await shift()).toBeLessThan(0.02);
  expect(problems).toEqual([]);
}
