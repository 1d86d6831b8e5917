// Rules: HOME-04, HOME-05, HERO-06, HDR-04, PROD-03
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone] = viewports;

/** Reads the settings of the Swiper that runs around a part of the page. */
const swiperOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)?.closest('.swiper');
    const swiper = element && Reflect.get(element, 'swiper');
    return swiper && { speed: swiper.params.speed, threshold: swiper.params.threshold };
  }, part);

test('hero and carousel move in 640 ms, after a drag of 10 px; features change in 500 ms', async ({
  page,
}) => {
  await page.goto(sites.us);
  await expect
    .poll(() => swiperOf(page, '[data-testid="hero-overlay"]'))
    .toEqual({ speed: 640, threshold: 10 });
  await page.locator('[data-index="0"]').scrollIntoViewIfNeeded();
  await expect.poll(() => swiperOf(page, '[data-index="0"]')).toEqual({ speed: 640, threshold: 10 });

  await page.setViewportSize(phone);
  const slots = page.getByTestId('feature-slot');
  const section = page.locator('section', { has: slots.first() });
  await section.getByRole('button', { name: /next/i }).click();
  await expect(slots.nth(1)).toHaveCSS('animation-duration', '0.5s');
  await expect(slots.first()).toHaveCSS('animation-duration', '0.5s');
});

test('the slider of sizes moves in 500 ms, and after a drag of 10 px', async ({ page }) => {
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await expect.poll(() => swiperOf(page, '.swiper')).toEqual({ speed: 500, threshold: 10 });
});

test('columns of products and company close in 400 ms, the others sooner', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${sites.us}/404`);
  const durations = await page
    .locator('[data-column]')
    .evaluateAll((columns) =>
      columns.map((column) => [
        column.getAttribute('data-column'),
        getComputedStyle(column.querySelector('[id]') as Element).transitionDuration,
      ]),
    );
  const [slow, other] = ['0.4s', '0.32s, 0.32s'];
  expect(durations).toEqual([
    ['products', slow],
    ['company', slow],
    ['customer-care', other],
    ['social', other],
    ['help', other],
  ]);
});
