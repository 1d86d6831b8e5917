import { settle } from './support/settle';
import { sites } from './support/sites';
import { expect, test } from './support/test';

test('an old address opens its page, and the old page is never painted', async ({ page }) => {
  const painted: string[] = [];
  await page.exposeFunction('painted', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.get(window, 'painted')(location.pathname)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  for (const site of Object.values(sites)) {
    painted.length = 0;
    await page.goto(`${site}/#/sports-drink?flavor=grape`);
    await expect(page).toHaveURL(`${site}/sports-drink?flavor=grape`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect(painted).not.toContain('/');
  }
});

test('a later hash goes through the router; one before the page is hydrated is not lost', async ({
  page,
}) => {
  await page.goto(sites.us);
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true);
    window.location.hash = '#/zero-sugar?flavor=orange';
  });
  await expect(page).toHaveURL(`${sites.us}/zero-sugar?flavor=orange`);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/') location.hash = '#/zero-sugar?flavor=orange';
    });
  });
  await page.goto(sites.us);
  await expect(page).toHaveURL(`${sites.us}/zero-sugar?flavor=orange`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('other hashes stay on the page', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.clock.install();
  for (const hash of ['#//evil.test', '#/\\evil.test', '#javascript:alert(1)', '#section']) {
    // Another hash alone would not load the page.
    await page.goto('about:blank');
    await page.goto(`${sites.us}/sports-drink${hash}`);
    await page.evaluate((again) => {
      window.location.hash = '';
      window.location.hash = again;
    }, hash);
    await settle(page);
    const { origin, pathname } = new URL(page.url());
    expect([hash, origin + pathname]).toEqual([hash, `${sites.us}/sports-drink`]);
    expect(dialogs).toEqual([]);
  }
});
