// Rules: PROD-02, PROD-11
import { inEveryWindow } from './support/in-every-window';
import { hero } from './support/product-page';
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

const [, , desktop] = viewports;

const box = (page: Page, selector: string) =>
  hero(page)
    .locator(selector)
    .evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      const { top, height } = element.getBoundingClientRect();
      return { top, height, bottom: top + height, width: range.getBoundingClientRect().width };
    });

test('the placeholder covers less than half of the height of the name', async ({ page }) => {
  await page.goto(`${sites.us}/zero-sugar/black-cherry`);
  await inEveryWindow(page, async ({ name }) => {
    const size = await hero(page)
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const heading = await box(page, 'h1');
    const picture = await box(page, '.swiper-slide img:last-child');
    // Capitals are 0.7 em high and end 0.06 em above the end of their line; the picture has 3 % of empty space at the top.
    const covered = (heading.bottom - 0.06 * size - picture.top - 0.03 * picture.height) / (0.7 * size);
    expect([name, covered < 0.5 || covered]).toEqual([name, true]);
  });
});

test('a short name spans the first window, which has all controls, too', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${sites.us}/zero-sugar/orange`);
  expect((await box(page, 'h1')).width).toBeGreaterThan(0.85 * desktop.width);
  await expect(hero(page).getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 });
  expect((await box(page, '[role="tablist"]')).bottom).toBeLessThan(desktop.height);
});
