import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/overflow';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const frameTitle = 'Store locator map and list of stores';

for (const viewport of viewports) {
  test(`the locator on a ${viewport.name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${sites.us}/store-locator`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const frame = page.getByTitle(frameTitle);
    const locator = page.frameLocator(`iframe[title="${frameTitle}"]`);
    await expect(locator.getByText('Stand-in locator')).toBeVisible();
    await expect(locator.getByText(`Referrer received: ${sites.us}`)).toBeVisible();
    await expect(page.getByText('Warming up the map…')).toHaveCount(0);
    expect((await frame.boundingBox())?.height).toBeCloseTo(Math.max(600, viewport.height * 0.8), 0);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  for (const [site, heading] of [
    [sites.canada, 'Under construction'],
    [sites.quebec, 'En construction'],
  ] as const) {
    test(`under construction on a ${viewport.name} at ${new URL(site).hostname}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${site}/store-locator`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: viewport.height });
      await expectNoOverflow(page);
    });
  }
}

test('the frame follows the window and never gets lower than 600 px', async ({ page }) => {
  await page.goto(`${sites.us}/store-locator`);
  const frame = page.getByTitle(frameTitle);
  for (const [height, expected] of [
    [1000, 800],
    [1500, 1200],
    [500, 600],
  ] as const) {
    await page.setViewportSize({ width: 1200, height });
    expect((await frame.boundingBox())?.height).toBe(expected);
  }
});

test('a locator that does not come gets a way round it', async ({ page }) => {
  await page.clock.install();
  await page.route('**/stand-ins/store-locator.html?*', () => undefined);
  await page.goto(`${sites.us}/store-locator`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Warming up the map…')).toBeVisible();
  await page.waitForTimeout(1000);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'The map is taking a break' })).toBeVisible();
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('target', '_blank');
});

test('without script the locator and the link to it are there, and nothing on top', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sites.us}/store-locator`);
  await expect(page.getByTitle(frameTitle)).toBeVisible();
  await expect(page.getByText('Warming up the map…')).toBeHidden();
  await expect(page.getByRole('link', { name: /Open the store locator/ })).toHaveAttribute(
    'href',
    /\/stand-ins\/store-locator\.html\?referrer=/,
  );
  await context.close();
});
