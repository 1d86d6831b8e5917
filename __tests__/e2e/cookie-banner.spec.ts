// Rules: COOK-02
import { banner, button, choices, consentSite } from './support/consent-site';
import { watchOutside } from './support/google-tag';
import { expectFits, inEveryWindow } from './support/in-every-window';
import { expectNoOverflow } from './support/overflow';
import { settle } from './support/settle';
import { viewports } from './support/sites';
import { expect, type Page, test } from './support/test';
import { watch } from './support/watch';

const [phone] = viewports;
const { home, inQuebec } = consentSite();
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });

test('is not shown after a choice, and shifts no layout before one', async ({ context, page }) => {
  await watchOutside(context);
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="switch"], section [aria-expanded][aria-describedby]')) {
        document.documentElement.dataset.seen = 'true';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const root = page.locator('html');
  const watched = await watch(page);
  await watched.open(`${home()}/faq`);
  await expect(banner(page)).toBeVisible();
  await settle(page);
  await expect(root).toHaveAttribute('data-seen', 'true');
  await watched.expectQuiet();
  await button(page, 'YES I ACCEPT').click();
  await page.reload();
  await settle(page);
  await expect(root).not.toHaveAttribute('data-seen');
});

test('works by keyboard alone and is early in the tab order', async ({ context, page }) => {
  await watchOutside(context);
  await page.goto(`${home()}/faq`);
  await expect(banner(page)).toBeVisible();
  const next = async (name: string) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  };
  await next('Skip to content');
  await next('Manage Preferences');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Close Preferences');
  await next('Advertising');
  await page.keyboard.press('Space');
  await next('Analytics');
  await next('Confirm and close');
  await page.keyboard.press('Enter');
  expect(await choices(context)).toMatchObject({ advertising: 'false', analytics: 'true' });
  await expect(page.locator('main')).toBeFocused();

  await reopen(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await next('Close Preferences');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
});

test('neither the end of the page nor what has the focus is behind the banner', async ({ context, page }) => {
  await watchOutside(context);
  await page.setViewportSize(phone);
  await page.goto(`${home()}/faq`);
  await expect(banner(page)).toBeVisible();
  const top = async () => (await banner(page).boundingBox())?.y ?? 0;
  // The space for the banner is there after hydration.
  await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);

  await inEveryWindow(page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    const edge = await top();
    let last = '';
    for (let step = 0; step < 60 && !last.includes('cookie-preferences'); step += 1) {
      const { html, y, inBanner } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        return {
          html: element.outerHTML,
          y: element.getBoundingClientRect().top,
          inBanner: Boolean(element.closest('section:has([aria-expanded][aria-describedby])')),
        };
      });
      last = html;
      if (!inBanner) expect(y, html).toBeLessThan(edge);
      await page.keyboard.press('Tab');
    }
    expect(last).toContain('cookie-preferences');
  });
});

for (const language of ['en', 'fr'] as const) {
  test(`summary and details fit every window in ${language}`, async ({ context, page }) => {
    await watchOutside(context);
    await page.goto(`${language === 'en' ? home() : inQuebec()}/faq`);
    await expect(banner(page)).toBeVisible();
    await expectFits(page, async ({ height }) => {
      await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(height / 3);
    });
    await banner(page).getByRole('button').first().click();
    await expect(page.getByRole('switch')).toHaveCount(2);
    await expectFits(page, async ({ height }) => {
      const controls = await banner(page).locator('button, label').all();
      expect(controls.length).toBeGreaterThan(2);
      for (const control of controls) {
        await expect.poll(async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect.poll(async () => (await banner(page).boundingBox())?.y).toBeGreaterThan(height / 5);
    });
    // A small window at high zoom: the page stays in view.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoOverflow(page);
    await expect.poll(async () => (await banner(page).boundingBox())?.y).toBeGreaterThan(68 + 64);
  });
}
