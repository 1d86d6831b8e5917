import { expectAccessible } from './support/expect-accessible';
import { sites } from './support/sites';
import { expect, test } from './support/test';

test.beforeEach(({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sites.us }),
);

test('a product is shared by its own address', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${sites.us}/sports-drink/grape?utm_source=mail`);
  const opener = page.getByRole('button', { name: 'Share: Grape – Sports Drink' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sites.us}/sports-drink/grape`);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the system’s share sheet has priority', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `shared ${data.url}`;
      },
    });
  });
  await page.goto(`${sites.quebec}/press`);
  await page
    .getByRole('button', { name: /^Partager\s: / })
    .first()
    .click();
  await expect(page).toHaveTitle(/^shared https:\/\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
