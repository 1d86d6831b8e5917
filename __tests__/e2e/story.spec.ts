// Rules: STORY-03
import { expectAccessible } from './support/expect-accessible';
import { expectFits, inEveryWindow } from './support/in-every-window';
import { getFrom, sites } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const rail = (page: Page) => page.getByRole('navigation', { name: /^(Jump to a year|Aller à une année)$/ });
const topOf = (page: Page, year: number) =>
  page.locator(`#story-${year}`).evaluate((entry) => entry.getBoundingClientRect().top);
const current = (page: Page) => rail(page).locator('[aria-current]');

/** Opacity of the bright layer of a year. */
const brightness = (page: Page, year: number) =>
  rail(page)
    .getByRole('link', { name: String(year) })
    .evaluate((link) => Number(getComputedStyle(link, '::before').opacity));

/** Returns the distance of the year in view from the middle of the rail. */
const offCenter = (page: Page, axis: 'x' | 'y') =>
  rail(page)
    .locator('ol')
    .evaluate((list, along) => {
      const middle = (box: DOMRect) => (along === 'x' ? box.x + box.width / 2 : box.y + box.height / 2);
      const item = list.querySelector('[aria-current]')?.closest('li');
      return Math.abs(
        middle(list.getBoundingClientRect()) - middle(item?.getBoundingClientRect() ?? new DOMRect()),
      );
    }, axis);

for (const site of [sites.us, sites.quebec]) {
  test(`the story on ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/our-story`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('li[data-year]')).toHaveCount(14);
    await expect(rail(page).getByRole('link')).toHaveText([
      '2011',
      '2013',
      '2017',
      '2018',
      '2019',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
    // Each entry has its year or a disc on the line.
    const discs = await page
      .locator('li[data-year]:not([id])')
      .evaluateAll((entries) =>
        entries.map((entry) =>
          getComputedStyle(entry, '::after').backgroundImage.includes('radial-gradient'),
        ),
      );
    expect(discs).toEqual([true, true, true, true, true]);
    await expectFits(page, async ({ width }) => {
      const stroke = await page
        .locator('li[data-year]')
        .first()
        .evaluate((entry) => getComputedStyle(entry, '::before').borderLeftWidth);
      expect(stroke).toBe(width < 768 ? '12px' : '16px');
    });
  });
}

// A year that is not near an end of the rail, which then cannot be in its middle.
test('a year of the rail leads to its entry in every window', async ({ page }) => {
  await page.goto(`${sites.us}/our-story`);
  const years = { phone: 2023, tablet: 2019, desktop: 2023 };
  await inEveryWindow(page, async ({ name, width }) => {
    const year = years[name];
    await rail(page)
      .getByRole('link', { name: String(year) })
      .click();
    await expect.poll(async () => Math.round(await topOf(page, year))).toBe(100);
    await expect(page.getByRole('heading', { name: String(year) })).toBeFocused();
    await expect(page.getByRole('heading', { name: String(year) })).toBeInViewport({ ratio: 1 });
    await expect(current(page)).toHaveText(String(year));
    await expect.poll(() => brightness(page, year)).toBe(1);
    await expect.poll(() => brightness(page, 2022)).toBe(0.3);
    await expect.poll(() => offCenter(page, width < 1024 ? 'x' : 'y')).toBeLessThan(2);
    await expect(current(page)).toBeInViewport();
    await expectAccessible(page);
  });
});

/** Returns the years that lie completely within the rail. */
const yearsInRail = (page: Page) =>
  rail(page)
    .locator('ol')
    .evaluate((list) => {
      const box = list.getBoundingClientRect();
      return [...list.children]
        .filter((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
        })
        .map((item) => item.textContent);
    });

test('the rail follows the page, with all years in wide windows, and one cut off in a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.us}/our-story`);
  const item = rail(page).getByRole('link', { name: '2019' });
  const { x, width: itemWidth } = (await item.boundingBox()) ?? { x: 0, width: 0 };
  expect(x).toBeLessThan(390 - itemWidth / 4);
  expect(x + itemWidth).toBeGreaterThan(390);
  await page.evaluate(() => window.scrollTo({ top: 100_000 }));
  await expect.poll(async () => (await yearsInRail(page)).at(-1)).toBe('2025');

  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [top, year] of [
      [0, '2011'],
      [100_000, '2025'],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(current(page)).toHaveText(year);
      await expect.poll(async () => [width, (await yearsInRail(page)).length]).toEqual([width, 9]);
    }
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(current(page)).toHaveText('2011');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(current(page)).toHaveText('2025');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(current(page)).toHaveText('2011');
  for (const year of [2013, 2018, 2024, 2025, 2022]) {
    await page.locator(`#story-${year}`).evaluate((entry) => {
      window.scrollTo({ top: entry.getBoundingClientRect().top + window.scrollY - 100 });
    });
    await expect(current(page)).toHaveText(String(year));
  }
});

test('a year is reached by its address and by keyboard, and at once under reduced motion', async ({
  page,
}) => {
  await page.goto(`${sites.us}/our-story#story-2022`);
  await expect.poll(async () => Math.round(await topOf(page, 2022))).toBe(100);

  await rail(page).getByRole('link', { name: '2011' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const link = rail(page).getByRole('link', { name: '2017' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2017' })).toBeFocused();
  await expect.poll(async () => Math.round(await topOf(page, 2017))).toBe(100);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rail(page).getByRole('link', { name: '2019' }).press('Enter');
  expect(Math.round(await topOf(page, 2019))).toBe(100);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rail still links to the years', async ({ page }) => {
    await page.goto(`${sites.us}/our-story`);
    await rail(page).getByRole('link', { name: '2018' }).click();
    await expect(page).toHaveURL(/#story-2018$/);
    const box = await page.locator('#story-2018').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(100);
  });
});

test('the whole story is in the HTML of the server', async ({ request }) => {
  const html = await (await getFrom(request, sites.quebec, '/our-story')).text();
  for (const messages of [
    'Trois recettes, une caisse de bois',
    'On se voit à la ligne de départ.',
    'Bouger d’abord.',
  ]) {
    expect(html).toContain(messages);
  }
});
