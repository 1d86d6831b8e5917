// Rules: HDR-01, HDR-02, HDR-03, HDR-04, HDR-05, HDR-06, NAV-02
import { expectAccessible } from './support/expect-accessible';
import { expectFits } from './support/in-every-window';
import { expectNoOverflow } from './support/overflow';
import { sites, viewports } from './support/sites';
import { expect, test } from './support/test';

const [phone, , desktop] = viewports;

for (const site of [sites.us, sites.quebec]) {
  test(`header and footer fit every window on ${new URL(site).hostname}`, async ({ page }) => {
    await page.goto(`${site}/404`);
    await expectFits(page, async () => {
      // The layout follows the window asynchronously.
      await expect(async () => {
        const header = await page.getByRole('banner').boundingBox();
        if (!header) throw new Error('There is no header');
        const main = await page.locator('main').evaluate((element) => {
          const styles = getComputedStyle(element);
          const top = element.getBoundingClientRect().top + Number.parseFloat(styles.paddingTop);
          return { top, headerHeight: styles.getPropertyValue('--header-height') };
        });
        expect(main).toEqual({ top: header.y + header.height, headerHeight: `${header.height}px` });
        const links = page.getByRole('contentinfo').getByRole('link');
        const heights = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect().height),
        );
        expect(heights.length).toBeGreaterThan(0);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      }).toPass();
    });
    // The narrowest windows of each layout.
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(async () => {
        const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
        const boxes = await controls.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON()),
        );
        expect(boxes.length).toBeGreaterThan(2);
        const ends = boxes.map(({ left, right }: DOMRect) => ({ left, right }));
        for (const [index, { right }] of ends.entries()) {
          expect(right).toBeLessThanOrEqual(ends[index + 1]?.left ?? width);
        }
      }).toPass();
    }
  });
}

test('a client-side error shows a message between header and footer, and can be retried', async ({
  page,
}) => {
  await page.goto(`${sites.quebec}/faq`);
  await page.evaluate(() => {
    const { normalize } = String.prototype;
    String.prototype.normalize = function (form?: string) {
      if (String(this) === '§') throw new Error('broken');
      return normalize.call(this, form);
    };
  });
  await page.getByRole('searchbox').fill('§');
  await expect(page.getByRole('heading', { name: 'Faux départ.' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Des questions?' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu loads its caps when it opens, keeps the focus, and closes with Escape or a link', async ({
    page,
  }) => {
    const caps: string[] = [];
    page.on('response', (response) => {
      if (/\/cap-[a-z-]+\.webp$/.test(response.url()) && response.ok()) caps.push(response.url());
    });
    await page.goto(sites.us);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toBeVisible();
    expect(caps).toHaveLength(0);
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveCount(11);
    await expect.poll(() => new Set(caps).size).toBe(6);
    // Overlay scrollbars need no compensation.
    expect((await menu.boundingBox())?.width).toBe(phone.width);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(phone.width);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expectAccessible(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');

    await opener.click();
    await menu.getByRole('link', { name: 'Zero Sugar' }).click();
    await expect(page).toHaveURL(`${sites.us}/zero-sugar`);
    await expect(menu).toBeHidden();
  });

  test('one column of the footer is open at a time', async ({ page }) => {
    await page.goto(`${sites.us}/404`);
    const footer = page.getByRole('contentinfo');
    const products = footer.getByRole('button', { name: 'Products' });
    const company = footer.getByRole('button', { name: 'Company' });
    await products.click();
    await expect(footer.getByRole('link', { name: 'LYTE' })).toBeVisible();
    // The closing state is short, so every state is recorded.
    await footer.locator('[data-column="products"]').evaluate((column: HTMLElement) => {
      const states: unknown[] = [];
      Reflect.set(window, 'states', states);
      new MutationObserver(() => states.push(column.dataset.state)).observe(column, { attributes: true });
    });
    await company.click();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'states'))).toContain('closing');
    await expect(footer.locator('[data-column="products"]')).toHaveAttribute('data-state', 'closed');
    await expect(footer.getByRole('link', { name: 'LYTE' })).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Press' })).toBeVisible();
    await expectAccessible(page);
    await company.click();
    await expect(footer.getByRole('link', { name: 'Press' })).toBeHidden();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the keyboard can skip the header, which highlights the current category', async ({ page }) => {
    await page.goto(`${sites.us}/lyte`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'LYTE' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Zero Sugar' }).click();
    await expect(navigation.getByRole('link', { name: 'Zero Sugar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.getByRole('link', { name: 'LYTE' })).not.toHaveAttribute('aria-current');
  });

  test('the language switch keeps path and query, also before the page’s scripts have loaded', async ({
    page,
  }) => {
    await page.goto(`${sites.canada}/zero-sugar?flavor=orange`);
    const french = page.getByRole('banner').getByRole('link', { name: 'Français' });
    await french.click();
    await expect(page).toHaveURL(`${sites.quebec}/zero-sugar?flavor=orange`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${sites.canada}/zero-sugar?flavor=orange`);

    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(`${sites.canada}/zero-sugar?flavor=orange`, { waitUntil: 'load' });
    await french.click();
    await expect(page).toHaveURL(`${sites.quebec}/zero-sugar?flavor=orange`);
  });
});

test('a visitor’s larger font gets the layout of a smaller window', async ({ context, page }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const site of [sites.us, sites.quebec]) {
    await page.goto(site);
    await expect(page.getByRole('button', { name: /^(Open menu|Ouvrir le menu)$/ })).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('with reduced motion a change reaches every element at once', async ({ page }) => {
  await page.goto(`${sites.us}/404`);
  const late = await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(late).toBe(0);
});
