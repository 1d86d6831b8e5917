// Rules: CAMP-03, FAQ-01, PROD-18
import { sites } from './support/sites';
import { expect, test } from './support/test';
import { newcomer } from './support/visitors';

test('a printed product has its picture, details, nutrition facts and ingredients, and nothing to click', async ({
  page,
}) => {
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /Fruit Punch/ }).first()).toBeVisible();
  for (const title of ['Details', 'Nutrition facts', 'Ingredients'])
    await expect(main.locator(`[data-title="${title}"]`)).toBeVisible();
  await expect(main.getByText('Filtered water')).toBeVisible();
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.locator('[data-title="Reviews"]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  for (const role of ['navigation', 'region', 'textbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(11, 21, 32)');
});

test('on paper the line of a product stands below its name and left of its picture, on large sheets too', async ({
  page,
}) => {
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await page.emulateMedia({ media: 'print' });
  const name = page.getByRole('heading', { level: 1 });
  const line = page.getByRole('main').getByRole('img', { name: 'Solstride Sports Drink', exact: true });
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /Fruit Punch/ })
    .first();
  for (const width of [700, 820, 1100]) {
    await page.setViewportSize({ width, height: 1200 });
    const [above, box, beside] = await Promise.all([name, line, picture].map((part) => part.boundingBox()));
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  }
});

test('a printed FAQ has every answer, and its topics in ink', async ({ page }) => {
  // As narrow as paper.
  await page.setViewportSize({ width: 780, height: 1000 });
  await page.goto(`${sites.us}/faq`);
  await page.emulateMedia({ media: 'print' });
  for (const topic of await page.locator('main summary').all())
    await expect(topic).toHaveCSS('color', 'rgb(11, 21, 32)');
  for (const item of await page.locator('main details li').all())
    expect((await item.boundingBox())?.height).toBeGreaterThan(30);
});

test.describe('a printed home page of a first-time visitor', () => {
  test.use({ storageState: newcomer });

  test('has its texts, and neither the cookie banner nor pictures below text', async ({ page }) => {
    await page.goto(sites.us);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const picture = page.locator('section', { has: title }).getByRole('img').first();
    await expect(picture).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(banner).toBeHidden();
    await expect(title).toBeVisible();
    await expect(picture).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Cherry Lime' })).toBeVisible();
  });
});

test('a printed campaign has its headline and the date, in ink and not on a picture', async ({ page }) => {
  await page.goto(`${sites.quebec}/c/longest-day`);
  const picture = page.getByRole('img', { name: /^Un bac de glace/ });
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(11, 21, 32)');
  await expect(title).toBeVisible();
  await expect(picture).toBeHidden();
  await expect(page.locator('time')).toBeVisible();
  await expect(page.getByText('Secondes')).toBeHidden();
});
