// Rules: STRIP-06
import { inEveryWindow } from './support/in-every-window';
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone, , desktop] = viewports;

const strip = (page: Page) => page.getByTestId('strip-viewport');

test.describe('product strip', () => {
  const position = (page: Page) => strip(page).evaluate((element) => element.scrollLeft);

  test('scrolls automatically, and stops under the pointer and by its button', async ({ page }) => {
    const positionAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return position(page);
    };
    await page.setViewportSize(desktop);
    await page.clock.install();
    await page.goto(sites.us);
    await strip(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect.poll(() => positionAfter(200)).toBeGreaterThan(20);
    await strip(page).hover({ position: { x: 200, y: 200 } });
    const held = await position(page);
    expect(await positionAfter(3500)).toBe(held);
    await page.mouse.move(5, 5);
    await expect.poll(() => positionAfter(200)).not.toBe(held);
    await page.getByRole('button', { name: /pause/i }).click();
    await page.mouse.move(5, 5);
    const paused = await position(page);
    expect(await positionAfter(3500)).toBe(paused);
  });

  test('shows one on a phone, two on a tablet and three on a desktop, and follows a mouse', async ({
    page,
  }) => {
    await page.goto(sites.us);
    const counts = { phone: 1, tablet: 2, desktop: 3 };
    await inEveryWindow(page, async ({ name }) => {
      const [width, first, second] = await strip(page).evaluate((element) => {
        const items = [...element.querySelectorAll('li')];
        return [
          element.clientWidth,
          items[0]?.offsetWidth ?? 0,
          (items[1]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0),
        ];
      });
      expect(second - first).toBe(8);
      expect(Math.round((width ?? 0) / (second ?? 1))).toBe(counts[name]);
      if (name !== 'phone') return;
      const card = await strip(page).getByRole('listitem').first().boundingBox();
      expect(card?.width).toBeCloseTo(0.82 * phone.width, 0);
    });

    await strip(page).scrollIntoViewIfNeeded();
    const arrow = page.locator('section', { has: strip(page) }).getByTestId('hover-arrow');
    await strip(page).hover({ position: { x: 1200, y: 200 } });
    await expect(arrow).toHaveAttribute('data-shown', 'true');
    await expect(arrow).toHaveAttribute('data-half', 'right');
    await strip(page).hover({ position: { x: 100, y: 200 } });
    await expect(arrow).toHaveAttribute('data-half', 'left');

    // A drag scrolls and does not open the card; a click does.
    const box = await strip(page).boundingBox();
    if (!box) throw new Error('The strip has no box');
    await page.mouse.move(box.x + 900, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 500, box.y + 200, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => position(page)).toBeGreaterThan(300);
    await expect(page).toHaveURL(`${sites.us}/`);
    // A card that still moves by momentum is not under the pointer at both ends of a click. A jump ends it.
    await strip(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await page.mouse.click(box.x + 500, box.y + 200);
    await expect(page).toHaveURL(/\/sports-drink\/[a-z-]+$/);
  });

  test('its buttons are disabled at the ends, and not where its first cards fill the row', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(sites.us);
    const section = page.locator('section', { has: strip(page) });
    const previous = section.getByRole('button', { name: /previous/i });
    const next = section.getByRole('button', { name: /next/i });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await strip(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(next).toBeDisabled();
    await expect(next).toHaveCSS('opacity', '0.4');
    await expect(section.getByRole('listitem')).toHaveCount(8);

    // A button that reaches the end keeps the focus.
    await strip(page).evaluate((element) => element.scrollTo({ left: 0 }));
    await expect(next).toBeEnabled();
    await next.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(next).toBeDisabled({ timeout: 250 });
    }).toPass({ intervals: [100] });
    await expect(next).toBeFocused();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${sites.us}/lyte`);
    await strip(page).scrollIntoViewIfNeeded();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  });
});
