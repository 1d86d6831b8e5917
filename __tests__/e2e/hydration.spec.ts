import { sites } from './support/sites';
import { expect, test } from './support/test';

const paths = [
  '/',
  '/sports-drink',
  '/sports-drink/fruit-punch',
  '/partners/dude-perfect',
  '/our-story',
  '/press',
  '/faq',
  '/contact',
  '/404',
];

declare global {
  interface Window {
    /** Controls at the time of the signal, and those of them that did not handle events. */
    atSignal?: { readonly all: number; readonly dead: readonly string[] };
  }
}

test('a page says that it is hydrated once all of its controls handle events', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.documentElement?.dataset.hydrated === undefined || window.atSignal) return;
      const controls = [...document.querySelectorAll('button, input, select, textarea, summary')];
      const isAlive = (control: Element) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps'));
      const dead = controls.filter((control) => !isAlive(control)).map(({ outerHTML }) => outerHTML);
      window.atSignal = { all: controls.length, dead };
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const path of paths) {
    await page.goto(sites.us + path);
    const { all = 0, dead } = (await page.evaluate(() => window.atSignal)) ?? {};
    expect([path, all > 5, dead]).toEqual([path, true, []]);
  }
});
