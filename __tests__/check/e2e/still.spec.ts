import { sites, viewports } from '../../e2e/support/sites';
import { expect, test } from '../../e2e/support/test';

// A busy machine paints before the fonts are there, and text moves when they arrive.
for (const [site, path, viewport] of [
  [sites.us, '/', viewports[0]],
  [sites.quebec, '/sports-drink', viewports[2]],
  [sites.quebec, '/lyte/coconut', viewports[2]],
  [sites.canada, '/zero-sugar/cherry-lime', viewports[1]],
] as const) {
  test(`nothing of ${path} moves on a ${viewport.name} on ${new URL(site).hostname} while it loads`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize(viewport);
    await page.goto(site + path);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
  });
}
