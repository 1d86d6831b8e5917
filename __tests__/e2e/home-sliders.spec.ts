// Rules: HOME-02

import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone, tablet, desktop] = viewports;

const activeSlot = (page: Page) => page.locator('[data-testid=feature-slot]:not([inert])');

test.describe('feature slider', () => {
  test('cycles with its buttons on a phone, and by halves on a desktop, but not from its links', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(sites.us);
    const section = page.locator('section', { has: page.getByTestId('feature-slot').first() });
    const first = await activeSlot(page).getAttribute('aria-label');
    const colour = () => section.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await section.getByRole('button', { name: /next/i }).click();
    await expect(activeSlot(page)).not.toHaveAttribute('aria-label', first ?? '');
    await expect.poll(colour).not.toBe(before);
    await section.getByRole('button', { name: /previous/i }).click();
    await section.getByRole('button', { name: /previous/i }).click();
    await expect(activeSlot(page)).toHaveAttribute('aria-label', /6/);
    await section.getByRole('button', { name: /next/i }).click();
    await expect(activeSlot(page)).toHaveAttribute('aria-label', first ?? '');

    await page.setViewportSize(desktop);
    await section.scrollIntoViewIfNeeded();
    // Above the link of the category, which slides in.
    await section.click({ position: { x: 1100, y: 16 } });
    await expect(activeSlot(page)).toHaveAttribute('aria-label', /2/);
    await section.click({ position: { x: 200, y: 16 } });
    await expect(activeSlot(page)).toHaveAttribute('aria-label', first ?? '');
    await section.hover({ position: { x: 1100, y: 16 } });
    await expect(section.getByTestId('hover-arrow')).toHaveAttribute('data-half', 'right');
    await section.hover({ position: { x: 200, y: 16 } });
    await expect(section.getByTestId('hover-arrow')).toHaveAttribute('data-half', 'left');
    await activeSlot(page)
      .getByRole('link', { name: /flavors/i })
      .click();
    await expect(page).toHaveURL(`${sites.us}/zero-sugar`);
  });

  test('loads the pictures of the shown card, and near the window of the next to it', async ({ page }) => {
    await page.setViewportSize(phone);
    const loaded = () =>
      page
        .getByTestId('feature-slot')
        .evaluateAll((slots) => slots.map((slot) => Boolean(slot.querySelector('img')?.currentSrc)));
    // Without scripts, nothing says that the slider is near.
    await page.route('**/_next/{static/chunks,payload}/**', () => undefined);
    await page.goto(sites.us, { waitUntil: 'commit' });
    await activeSlot(page).scrollIntoViewIfNeeded();
    await expect.poll(loaded).toEqual([true, false, false, false, false, false]);
    await page.unroute('**/_next/{static/chunks,payload}/**');
    await page.goto(sites.us);
    await activeSlot(page).scrollIntoViewIfNeeded();
    await expect.poll(loaded).toEqual([true, true, false, false, false, true]);
  });

  test('the whole category above the name is a link', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(sites.us);
    const category = activeSlot(page).getByRole('link').first();
    await category.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await category.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Click at a point: the locator would choose any point of the link that can be clicked.
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(`${sites.us}/zero-sugar`);
  });
});

test.describe('category carousel', () => {
  test('a card says that its page is loading', async ({ page }) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const category = `${sites.quebec}/lyte`;
    await page.route(`${category}?*`, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(sites.quebec);
    const card = page.locator('[data-index]:not([inert]) a[href="/lyte"]');
    await card.click();
    await expect(card.getByText('Chargement…')).toBeVisible();
    open();
    await expect(page).toHaveURL(category);
  });

  const inView = (page: Page) => page.locator('[data-index]:not([inert])');

  test('shows three on a desktop, one in smaller windows, and on phones the edge of the next, and loops', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(sites.canada);
    const section = page.locator('section', { has: page.locator('[data-index]').first() });
    const indexes = () =>
      inView(page).evaluateAll((slides) => slides.map((slide) => slide.getAttribute('data-index')).sort());
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.swiper')).toHaveClass(/swiper-initialized/);
    for (const [viewport, count] of [
      [desktop, 3],
      [tablet, 1],
      [phone, 2],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(inView(page)).toHaveCount(count);
      const gap = await page
        .locator('.swiper-slide[data-index="0"]')
        .evaluate((slide) => getComputedStyle(slide).marginRight);
      expect(gap).toBe('24px');
      // With all cards in view there is nothing to move.
      const next = section.getByRole('button', { name: /next/i });
      if (count === 3) {
        await expect(next).toBeHidden();
        continue;
      }
      const seen = new Set<string>();
      for (let step = 0; step < 4; step += 1) {
        const links = await inView(page)
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const link of links) seen.add(link);
        const before = await indexes();
        await next.click();
        await expect.poll(indexes).not.toEqual(before);
      }
      expect([...seen].sort()).toEqual(['/lyte', '/sports-drink', '/zero-sugar']);
    }
  });
});
