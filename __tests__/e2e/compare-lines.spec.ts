// Rules: CMP-01
import { expectAccessible } from './support/expect-accessible';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const [phone, , desktop] = viewports;

test.use({ viewport: phone });

test('the keyboard reaches every line beside the heads of its rows; on a desktop all have one width', async ({
  page,
}) => {
  await page.goto(`${sites.us}/lyte`);
  const table = page.getByRole('table', { name: 'Our lines compared' });
  const columns = table.getByRole('columnheader');
  const links = columns.getByRole('link');
  const last = (await links.count()) - 1;
  expect(last).toBeGreaterThan(2);
  const ground = await columns.first().evaluate((column) => getComputedStyle(column).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await links.first().focus();
  for (let index = 0; index <= last; index += 1) {
    const link = links.nth(index);
    await expect(link).toBeFocused();
    const head = await table.getByRole('rowheader').first().boundingBox();
    await expect
      .poll(async () => (await link.boundingBox())?.x)
      .toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) - 1);
    // The column with the focus lights up; that of the page has a ground of its own.
    await expect(columns.nth(index)).not.toHaveCSS('background-color', ground);
    await expect(columns.nth(index === 0 ? last : 0)).toHaveCSS(
      'background-color',
      index === 0 ? 'rgba(0, 0, 0, 0)' : ground,
    );
    if (index === last) await expectAccessible(page);
    await page.keyboard.press('Tab');
  }

  await page.setViewportSize(desktop);
  // The layout follows the window asynchronously.
  const offsets = () =>
    page.evaluate(() => {
      const header = document.querySelector('header');
      const links = [...document.querySelectorAll('table th a')];
      const boxes = links.map((link) => link.getBoundingClientRect());
      const edge = header
        ? header.clientWidth - Number.parseFloat(getComputedStyle(header).paddingInlineEnd)
        : 0;
      return [
        boxes.length,
        ...boxes.map(({ width }) => Math.round(Math.abs(width - (boxes[0]?.width ?? 0)))),
        Math.round(Math.abs((boxes.at(-1)?.right ?? 0) - edge)),
      ];
    });
  await expect.poll(offsets).toEqual([6, 0, 0, 0, 0, 0, 0, 0]);
});
