import { expectSize, hero, panel, selected, size, sizes, slide, strip, tab } from './support/product-page';
import { sites, viewports } from './support/sites';
import { swipe } from './support/swipe';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

const [phone, , desktop] = viewports;

test.describe('size', () => {
  test('tabs, slider, nutrition and ingredients stay in sync, also by a drag of the mouse', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await expectSize(page, '16 fl oz');
    const calories = panel(page, 'Nutrition facts')
      .getByRole('row', { name: /^Calories/ })
      .getByRole('cell');
    const nutritionSize = panel(page, 'Nutrition facts').getByRole('tab', selected);
    const ingredientSize = panel(page, 'Ingredients').getByRole('tab', selected);

    await size(page, '28 fl oz').click();
    await expectSize(page, '28 fl oz');
    await expect(slide(page, '28 fl oz').getByRole('img')).toHaveAttribute('src', /fruit-punch%2F28oz\.webp/);

    // A tab opens with the selected size, and follows it while it is open.
    await tab(page, 'Nutrition facts').click();
    await expect(nutritionSize).toHaveText('28 fl oz');
    const large = await calories.allTextContents();
    await size(page, '20 fl oz').click();
    await expect(nutritionSize).toHaveText('20 fl oz');
    expect(await calories.allTextContents()).not.toEqual(large);

    // Its own size tabs do not change the hero, until it is opened again.
    await panel(page, 'Nutrition facts').getByRole('tab', { name: '16 fl oz' }).click();
    await expectSize(page, '20 fl oz');
    await tab(page, 'Ingredients').click();
    await expect(ingredientSize).toHaveText('20 fl oz');
    await tab(page, 'Nutrition facts').click();
    await expect(nutritionSize).toHaveText('20 fl oz');

    await size(page, '16 fl oz').click();
    await expectSize(page, '16 fl oz');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
    const drag = async (distance: number) => {
      await page.mouse.move(720, 500);
      await page.mouse.down();
      await page.mouse.move(720 + distance, 500, { steps: 6 });
      await page.mouse.up();
    };
    // A short one is a click.
    await drag(-8);
    await expectSize(page, '16 fl oz');
    await drag(-320);
    await expectSize(page, '20 fl oz');
    await expect(panel(page, 'Nutrition facts').getByRole('tab', selected)).toHaveText('20 fl oz');
    await drag(-320);
    await drag(-320);
    await expectSize(page, '28 fl oz');
    await drag(320);
    await expectSize(page, '20 fl oz');
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, viewport: phone });

    test('a swipe changes it, a scroll does not', async ({ page }) => {
      await page.goto(`${sites.quebec}/lyte/blueberry-pomegranate`);
      await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
      await swipe(page, [300, 400], [60, 405]);
      await expectSize(page, '591\u00a0mL');
      await expect(panel(page, 'Détails').getByRole('listitem').first()).toHaveText(
        '1\u00a0005\u00a0mg d’électrolytes dans 591\u00a0mL',
      );
      await swipe(page, [200, 600], [195, 300]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      await expectSize(page, '591\u00a0mL');
    });
  });

  test('is kept within a category, falls back where it is missing, and is reset in another category', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${sites.us}/lyte/peach-mango`);
    await size(page, '28 fl oz').click();
    await strip(page)
      .getByRole('link', { name: /Tropical Coconut/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/tropical-coconut`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // This one has no picture of 28 fl oz, so it has no such size.
    await expect(sizes(page).getByRole('tab')).toHaveText(['16 fl oz', '20 fl oz']);
    await expectSize(page, '16 fl oz');
    await size(page, '20 fl oz').click();
    await strip(page)
      .getByRole('link', { name: /Blueberry/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/blueberry-pomegranate`);
    await expectSize(page, '20 fl oz');

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Sport Water' }).click();
    await page
      .getByRole('region', { name: 'A lineup of one' })
      .getByRole('link', { name: /Sport Water/ })
      .click();
    await expect(sizes(page).getByRole('tab')).toHaveText(['700 mL', '1 L', '1.5 L']);
    await expectSize(page, '700 mL');
    await size(page, '1.5 L').click();
    await expect(slide(page, '1.5 L').getByRole('img')).toHaveAttribute('src', /sport-water%2F1\.5L\.webp/);
    await navigation.getByRole('link', { name: 'LYTE' }).click();
    await page
      .getByRole('region', { name: 'The lineup' })
      .getByRole('link', { name: /Blueberry/ })
      .click();
    await expect(page).toHaveURL(`${sites.us}/lyte/blueberry-pomegranate`);
    await expectSize(page, '16 fl oz');
  });

  test('a tab without content for it shows the first size that has some', async ({ page }) => {
    await page.goto(`${sites.us}/sports-drink/peach-mango`);
    for (const name of ['Nutrition facts', 'Ingredients']) {
      await tab(page, name).click();
      await expect(panel(page, name).getByRole('tab')).toHaveText(['20 fl oz', '28 fl oz']);
      await expect(panel(page, name).getByRole('tab', selected)).toHaveText('20 fl oz');
    }
    await expectSize(page, '16 fl oz');
    await size(page, '28 fl oz').click();
    await expect(panel(page, 'Ingredients').getByRole('tab', selected)).toHaveText('28 fl oz');
  });

  test('its electrolytes are the first detail, on phones with a line of their own; sticks have none', async ({
    page,
  }) => {
    const details = panel(page, 'Details').getByRole('listitem');
    await page.setViewportSize(phone);
    await page.goto(`${sites.us}/lyte/coconut`);
    const amount = details.first().locator('span');
    await expect(amount).toHaveCSS('display', 'block');
    await page.setViewportSize(desktop);
    await expect(amount).toHaveCSS('display', 'inline');

    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await expect(details).toHaveCount(4);
    // Measured at once, because the page may still settle.
    const rows = () =>
      details.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
      );
    const [, first, second, third] = await rows();
    expect([second?.top, third?.top]).toEqual([first?.top, first?.top]);
    // In narrower windows, the last of an odd number has its own row.
    await page.setViewportSize({ ...desktop, width: 900 });
    const [amountRow, left, right, last] = await rows();
    expect(last?.width).toBe(amountRow?.width);
    expect(left?.top).toBe(right?.top);
    await page.setViewportSize(desktop);
    await expect(details.first()).toHaveText('1,095\u00a0mg of electrolytes in 16\u00a0fl\u00a0oz');
    await size(page, '28 fl oz').click();
    await expect(details.first()).toHaveText('1,916\u00a0mg of electrolytes in 28\u00a0fl\u00a0oz');
    await expect(details.filter({ hasText: /electrolyte/i })).toHaveCount(1);

    await page.goto(`${sites.us}/sport-water/sport-water`);
    await expect(details.first()).toHaveText('30\u00a0mg of electrolytes in 700\u00a0mL');
    await page.goto(`${sites.us}/flash-iv-sticks/zesty-lime`);
    await expect(details.first()).toHaveText('Electrolytes, hiding in a side pocket');
    await expect(sizes(page).getByRole('tab')).toHaveText(['8 g']);
  });

  test('only a size without others has a label beside it', async ({ page }) => {
    // Browsers write the value of a label in different ways, but all write "none" without one.
    const label = () => sizes(page).evaluate((list) => getComputedStyle(list, '::before').content);
    await page.goto(`${sites.us}/flash-iv-sticks/zesty-lime`);
    await expect.poll(label).not.toBe('none');
    await page.goto(`${sites.us}/sports-drink/fruit-punch`);
    await expect.poll(label).toBe('none');
  });
});

test.describe('buying', () => {
  test('three retailers in a modal that keeps and returns the focus', async ({ page }) => {
    await page.goto(`${sites.us}/lyte/coconut`);
    const opener = page.getByRole('button', { name: 'Shop now' });
    const dialog = page.getByRole('dialog', { name: 'Shop online' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (const name of ['Amazon', 'Walmart']) {
      const link = dialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(dialog.getByRole('button', { name: /Kroger/ })).toBeDisabled();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 300);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('without retailers there is no button; the store locator is always linked', async ({ page }) => {
    await page.goto(`${sites.us}/sports-drink/grape`);
    await expect(page.getByRole('button', { name: 'Shop now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Find it near me' })).toHaveAttribute(
      'href',
      '/store-locator',
    );
    await page.goto(`${sites.quebec}/sports-drink/grape`);
    await page.getByRole('main').getByRole('link', { name: 'Où acheter' }).click();
    await expect(page).toHaveURL(`${sites.quebec}/store-locator`);
  });
});

test('everything works by keyboard, and without motion under reduced motion', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible();
  const focus = async (name: string, role: 'tab' | 'button' | 'link' | 'tabpanel') => {
    const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
    await expect(target).toHaveCount(1);
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  };
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await focus('16 fl oz', 'tabpanel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await focus('20 fl oz', 'tab');
  await expectSize(page, '20 fl oz');
  const moves = await hero(page)
    .locator('.swiper-wrapper')
    .evaluate((wrapper) =>
      Math.max(...getComputedStyle(wrapper).transitionDuration.split(',').map(Number.parseFloat)),
    );
  expect(moves).toBeLessThan(0.01);
  await page.keyboard.press('End');
  await expectSize(page, '28 fl oz');
  await page.keyboard.press('Tab');
  await focus('4.5 out of 5 stars 12 reviews', 'link');
  await page.keyboard.press('Tab');
  await focus('Shop now', 'button');
  await page.keyboard.press('Tab');
  await focus('Find it near me', 'link');
  // Skip the buttons for saving and sharing.
  for (
    let step = 0;
    step < 4 && !(await tab(page, 'Details').and(page.locator(':focus')).count());
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await focus('Details', 'tab');
  await page.keyboard.press('ArrowRight');
  await focus('Nutrition facts', 'tab');
  await page.keyboard.press('Tab');
  await focus('Nutrition facts', 'tabpanel');
  await page.keyboard.press('Tab');
  await focus('28 fl oz', 'tab');
  await page.keyboard.press('Home');
  await expect(panel(page, 'Nutrition facts').getByRole('tab', selected)).toHaveText('16 fl oz');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await focus('Ingredients', 'tab');
  await expect(panel(page, 'Ingredients')).toBeVisible();
  await page.keyboard.press('Home');
  await focus('Details', 'tab');
});
