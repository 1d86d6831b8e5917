import { expectAccessible } from './support/expect-accessible';
import { expectFits } from './support/in-every-window';
import { settle } from './support/settle';
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

const [phone, , desktop] = viewports;

async function openSearch(page: Page, name = 'Search') {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  return page.getByRole('combobox');
}

test('no code or data of the search is loaded before it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  await page.goto(`${sites.us}/faq`);
  await settle(page);
  const before = requested.length;
  expect(requested.filter((url) => url.includes('search-index'))).toEqual([]);
  await openSearch(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  const after = requested.slice(before);
  expect(after.filter((url) => url.endsWith('/search-index.json'))).toHaveLength(1);
  expect(after.some((url) => url.endsWith('.js'))).toBe(true);
});

for (const { site, name, query, none } of [
  { site: sites.us, name: 'Search', query: 'drinks', none: 'No results' },
  { site: sites.quebec, name: 'Rechercher', query: 'boissons', none: 'Aucun résultat' },
]) {
  test(`the search fits every window on ${new URL(site).hostname}, and Escape restores the focus`, async ({
    page,
  }) => {
    await page.goto(`${site}/404`);
    const box = await openSearch(page, name);
    await expect(box).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectFits(page);
    await box.fill(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectFits(page, async () => {
      const excess = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(excess).toBeLessThanOrEqual(0);
    });
    await box.fill('xyzxyz');
    await expect(page.getByRole('status')).toHaveText(none);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused();
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: desktop });

  test('opens, finds a product without its accents, and goes there', async ({ page }) => {
    await page.goto(`${sites.quebec}/404`);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox');
    await expect(box).toBeFocused();
    await page.keyboard.type('peche');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toContainText('Pêche');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
    const target = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(sites.quebec + target);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('shows an error when it does not load, recovers, and leads from any page to an answer', async ({
    page,
  }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto(`${sites.us}/404`);
    const box = await openSearch(page);
    await expect(page.getByRole('status')).toHaveText('The search sat this one out.');
    await expectAccessible(page);
    await page.unroute('**/search-index.json');
    await box.fill('grape');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toContainText('Grape');

    await box.fill('refund');
    await page.getByRole('option', { name: /How do I get a refund/ }).click();
    await expect(page).toHaveURL(`${sites.us}/faq#refund-process`);
    await expect(page.locator('#refund-process')).toBeInViewport();

    await (await openSearch(page)).fill('track');
    await page.getByRole('option', { name: /track my order/ }).click();
    await expect(page).toHaveURL(`${sites.us}/faq#order-tracking`);
    await expect(page.locator('#order-tracking')).toBeInViewport();
    await expect(page.locator('#refund-process')).toBeHidden();
  });
});
