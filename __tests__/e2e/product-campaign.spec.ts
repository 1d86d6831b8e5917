import { expectAccessible } from './support/expect-accessible';
import { size } from './support/product-page';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone] = viewports;

test.use({ viewport: phone });

test('the buy bar appears after the hero, follows the size and covers no focus', async ({ page }) => {
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  const bar = page.getByRole('region', { name: 'Buy Fruit Punch' });
  await size(page, '28 fl oz').click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('tab', { name: 'Details' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, window.innerHeight));
  await expect(bar).toContainText('28 fl oz');
  await expect(bar).toBeInViewport({ ratio: 1 });

  // Every control behind the bar scrolls above it when it gets the focus.
  const covered = await page.evaluate(() => {
    const buyBar = document.querySelector('section[aria-label="Buy Fruit Punch"]');
    const controls = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
    return controls
      .filter(
        (control) => control.checkVisibility() && !control.closest('[inert]') && !buyBar?.contains(control),
      )
      .filter((control) => {
        control.focus();
        const top = buyBar?.getBoundingClientRect().top ?? 0;
        const isShown = buyBar?.checkVisibility({ visibilityProperty: true });
        return isShown && control.getBoundingClientRect().bottom > top;
      })
      .map((control) => control.textContent);
  });
  expect(covered).toEqual([]);
  await expectAccessible(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const box = await bar.boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(footer?.y ?? 0));
});
