import { expectAccessible } from './support/expect-accessible';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const [phone] = viewports;
const key = 'solstride-wishlist';

test('hearts are saved, shown everywhere and survive a reload', async ({ page }) => {
  await page.goto(`${sites.us}/sports-drink`);
  const main = page.getByRole('main');
  const hearts = main.getByRole('button', { name: 'Save to wishlist: Grape' });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Wishlist (1)' });
  await expect(opener).toBeVisible();

  await page.goto(`${sites.us}/sports-drink/grape`);
  const heart = main.getByRole('button', { name: 'Saved: Grape' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveText('Saved');
  await heart.click();
  await expect(main.getByRole('button', { name: 'Save to wishlist: Grape' }).first()).toContainText('Save');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist', exact: true })).toBeVisible();
});

test('the page hydrates without warnings, also with a stored list', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript((name) => localStorage.setItem(name, '["/sports-drink/grape"]'), key);
  await page.goto(`${sites.us}/sports-drink`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist (1)' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a stored value that is no list of products is ignored', async ({ page }) => {
  const stored = '[1,null,"/faq","javascript:alert(1)"]';
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
  await page.goto(`${sites.us}/lyte`);
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toContainText('The crate’s empty. Fill it.');
});

test('tabs are in sync', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto(`${sites.us}/lyte`);
  await two.goto(`${sites.us}/lyte`);
  await one
    .getByRole('main')
    .getByRole('button', { name: /^Save to wishlist/ })
    .first()
    .click();
  await expect(two.getByRole('banner').getByRole('button', { name: 'Wishlist (1)' })).toBeVisible();
});

test.describe('the list on a phone', () => {
  test.use({ viewport: phone });

  test('is opened, cleared by keyboard and restored', async ({ page }) => {
    await page.addInitScript(
      (name) =>
        localStorage.getItem(name) ?? localStorage.setItem(name, '["/lyte/coconut","/sports-drink/grape"]'),
      key,
    );
    await page.goto(`${sites.us}/404`);
    const opener = page.getByRole('banner').getByRole('button', { name: /^Wishlist/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Wishlist' });
    await expect(dialog.getByRole('link', { name: /Coconut/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Clear the list' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('link', { name: /Grape/ }).click();
    await expect(page).toHaveURL(`${sites.us}/sports-drink/grape`);
    await expect(dialog).toBeHidden();
  });
});

test('Canada has no wishlist', async ({ page }) => {
  await page.goto(`${sites.canada}/lyte`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: /wishlist/i })).toHaveCount(0);
});
