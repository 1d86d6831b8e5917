import { settle } from './support/settle';
import { sites } from './support/sites';
import { expect, test } from './support/test';

for (const site of Object.values(sites)) {
  test(`an old address opens its page on ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/#/sports-drink?flavor=grape`);
    await expect(page).toHaveURL(`${site}/sports-drink?flavor=grape`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the old page is never painted', async ({ page }) => {
  const painted: string[] = [];
  await page.exposeFunction('painted', (path: string) => painted.push(path));
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.get(window, 'painted')(location.pathname)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.goto(`${sites.us}/#/sports-drink`);
  await expect.poll(() => painted.length).toBeGreaterThan(0);
  expect(painted).not.toContain('/');
});

test('a hash followed later goes through the router', async ({ page }) => {
  await page.goto(sites.us);
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true);
    window.location.hash = '#/zero-sugar?flavor=orange';
  });
  await expect(page).toHaveURL(`${sites.us}/zero-sugar?flavor=orange`);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a hash followed before the page is hydrated is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/') location.hash = '#/zero-sugar?flavor=orange';
    });
  });
  await page.goto(sites.us);
  await expect(page).toHaveURL(`${sites.us}/zero-sugar?flavor=orange`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const hash of ['#//evil.test', '#/\\evil.test', '#javascript:alert(1)', '#section']) {
  test(`${hash} stays on the page`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.clock.install();
    await page.goto(`${sites.us}/sports-drink${hash}`);
    await page.evaluate((again) => {
      window.location.hash = '';
      window.location.hash = again;
    }, hash);
    await settle(page);
    expect(new URL(page.url()).origin + new URL(page.url()).pathname).toBe(`${sites.us}/sports-drink`);
    expect(dialogs).toEqual([]);
  });
}
