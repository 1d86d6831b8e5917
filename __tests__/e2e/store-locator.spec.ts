import { expectFits } from './support/in-every-window';
import { expectNoOverflow } from './support/overflow';
import { sites } from './support/sites';
import { expect, expectHydrated, test } from './support/test';

const frameTitle = 'Store locator map and list of stores';

test('the locator', async ({ page }) => {
  await page.goto(`${sites.us}/store-locator`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const frame = page.getByTitle(frameTitle);
  // The frame follows after the window's size.
  const expectHeight = (height: number) =>
    expect.poll(async () => (await frame.boundingBox())?.height).toBeCloseTo(height, 0);
  const locator = page.frameLocator(`iframe[title="${frameTitle}"]`);
  await expect(locator.getByText('These stores are made up')).toBeVisible();
  const address = new URL((await frame.getAttribute('src')) ?? '', sites.us);
  expect(address.searchParams.get('referrer')).toBe(sites.us);
  await expect(page.getByText('Warming up the map…')).toHaveCount(0);
  await expectFits(page, async ({ height }) => {
    await expectHeight(Math.max(600, height * 0.8));
    // The list of stores beside the map.
    const excess = () => locator.locator('.panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    await expect.poll(excess).toBe(0);
  });
  // The frame follows the window and is at least 600 px high.
  for (const [height, expected] of [
    [1000, 800],
    [1500, 1200],
    [500, 600],
  ] as const) {
    await page.setViewportSize({ width: 1200, height });
    await expectHeight(expected);
  }
  // The bundled locator shows every store and pin on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectHeight(844 * 0.8);
  const rootExcess = () => locator.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect.poll(rootExcess).toBe(0);
  // The frame's document gets its new size after the frame.
  const leastMargin = () =>
    locator.locator('.map').evaluate((map) => {
      const { top, bottom, height } = map.getBoundingClientRect();
      const boxes = [...map.querySelectorAll('.pin')].map((pin) => pin.getBoundingClientRect());
      return Math.min(...boxes.flatMap((box) => [box.top - top, bottom - box.bottom])) / height;
    });
  await expect.poll(leastMargin).toBeGreaterThan(0.1);
});

for (const [site, heading] of [
  [sites.canada, 'Under construction'],
  [sites.quebec, 'En construction'],
] as const) {
  test(`under construction at ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/store-locator`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectFits(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoOverflow(page);
  });
}

test('a locator that does not load shows a link to it', async ({ page }) => {
  await page.clock.install();
  await page.route('**/fakes/store-locator.html?*', () => undefined);
  await page.goto(`${sites.us}/store-locator`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Warming up the map…')).toBeVisible();
  await expectHydrated(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'The map is taking a break' })).toBeVisible();
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('target', '_blank');
});

test('without script the locator and its link are visible, and nothing covers them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sites.us}/store-locator`);
  await expect(page.getByTitle(frameTitle)).toBeVisible();
  await expect(page.getByText('Warming up the map…')).toBeHidden();
  await expect(page.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    /\/fakes\/store-locator\.html\?referrer=/,
  );
  await context.close();
});
