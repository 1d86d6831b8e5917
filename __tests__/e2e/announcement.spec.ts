// Rules: HDR-07
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/overflow';
import { getFrom, sites, viewports } from './support/sites';
import { expect, test } from './support/test';
import { withoutPopUp } from './support/visitors';
import { watch } from './support/watch';

test.use({ locale: 'fr-CA', hasDismissedDialogs: false, viewport: viewports[0] });
test.beforeEach(({ context }) => withoutPopUp(context));

test('the announcement is in the first paint, scrolls away, and is dismissed for good', async ({ page }) => {
  const watched = await watch(page);
  await watched.open(`${sites.quebec}/faq`);
  await watched.expectQuiet();
  const line = page.getByRole('complementary', { name: 'Annonce' });
  const header = page.getByRole('banner');
  const top = async () => (await header.boundingBox())?.y;
  await expect(line).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe((await line.boundingBox())?.height);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(line).not.toBeInViewport();
  expect(await top()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'M’y préparer' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Masquer l’annonce' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await top()).toBe(0);
  await watched.open(page.url());
  await expect(line).toBeHidden();
  await watched.expectQuiet();
});

test('each locale has its own', async ({ request }) => {
  const text = async (site: string) => (await getFrom(request, site, '/faq')).text();
  expect(await text(sites.us)).toContain('June 21 is the longest day.');
  expect(await text(sites.quebec)).toContain('jour le plus long');
});
