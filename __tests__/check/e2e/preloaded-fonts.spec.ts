import { sites } from '../../e2e/support/sites';
import { expect, test } from '../../e2e/support/test';

for (const site of [sites.us, sites.quebec]) {
  test(`pages of ${new URL(site).hostname} need no font but the preloaded ones`, async ({ page }) => {
    for (const path of ['/', '/sports-drink', '/sports-drink/fruit-punch', '/our-story', '/faq']) {
      await page.goto(`${site}${path}`);
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
        return {
          loaded: names.filter((name) => name.endsWith('.woff2')),
          preloaded: preloaded.map(({ href }) => href),
        };
      });
      expect([...new Set(fonts.loaded)].sort(), path).toEqual(fonts.preloaded.sort());
    }
  });
}
