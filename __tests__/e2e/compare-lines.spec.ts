// Rules: CMP-01
import { expectAccessible } from './support/expect-accessible';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const [phone] = viewports;

test.use({ viewport: phone });

test('the keyboard reaches every line of the comparison, beside the heads of its rows', async ({ page }) => {
  await page.goto(`${sites.us}/lyte`);
  const table = page.getByRole('table', { name: 'Our lines compared' });
  const columns = table.getByRole('columnheader');
  const links = columns.getByRole('link');
  const last = (await links.count()) - 1;
  expect(last).toBeGreaterThan(2);
  await links.first().focus();
  for (let index = 0; index <= last; index += 1) {
    const link = links.nth(index);
    await expect(link).toBeFocused();
    const head = await table.getByRole('rowheader').first().boundingBox();
    await expect
      .poll(async () => (await link.boundingBox())?.x)
      .toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) - 1);
    // The column with the focus lights up.
    await expect(columns.nth(index)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(columns.nth(index === 0 ? last : 0)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    if (index === last) await expectAccessible(page);
    await page.keyboard.press('Tab');
  }
});
