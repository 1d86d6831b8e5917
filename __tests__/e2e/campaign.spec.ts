// Rules: CAMP-01, CAMP-02, CAMP-03, CAMP-04
import { button, consentSite } from './support/consent-site';
import { watchOutside } from './support/google-tag';
import { expectFits } from './support/in-every-window';
import { settle } from './support/settle';
import { expect, type Page, test } from './support/test';

const { home, inQuebec } = consentSite();

/** Returns the names of the campaigns that were reported to analytics. */
const campaignViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name, event]) => name === 'event' && event === 'campaign_view')
      .map(([, , values]) => String(Reflect.get(Object(values), 'campaign_name'))),
  );

test('both campaigns are accessible, fit every window, and count as views with consent only', async ({
  context,
  page,
}) => {
  await watchOutside(context);
  await page.goto(`${inQuebec()}/c/longest-day`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le soleil finit tard');
  await settle(page);
  expect(await campaignViews(page)).toEqual([]);
  await button(page, 'OUI, J’ACCEPTE').click();
  await settle(page);
  expect(await campaignViews(page)).toEqual(['longest-day']);
  await expectFits(page);

  await page.goto(`${inQuebec()}/c/tenth-inning`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personne ne rentre');
  await settle(page);
  expect(await campaignViews(page)).toEqual(['tenth-inning']);
  await expectFits(page);
});

test('both campaigns are accessible and fit every window in English', async ({ page }) => {
  for (const site of [home(), home().replace('localhost', 'ca.localhost')])
    for (const slug of ['longest-day', 'tenth-inning']) {
      await page.goto(`${site}/c/${slug}`);
      await expect(page.locator('[data-campaign]')).toBeVisible();
      await expectFits(page);
    }
});

test('a text beside a picture stands on the color of the campaign, in the color that is legible on it', async ({
  page,
}) => {
  const colors = [
    { slug: 'longest-day', background: 'rgb(255, 207, 1)', text: 'rgb(11, 21, 32)' },
    { slug: 'tenth-inning', background: 'rgb(91, 26, 94)', text: 'rgb(255, 255, 255)' },
  ];
  for (const { slug, background, text } of colors) {
    await page.goto(`${home()}/c/${slug}`);
    const section = page.locator('main section').last();
    await expect(section).toHaveCSS('background-color', background);
    await expect(section.locator('p').first()).toHaveCSS('color', text);
  }
});

test('the countdown counts, and the keyboard reaches the links in the order of the blocks', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-06-20T14:10:58Z');
  await page.goto(`${home()}/c/longest-day`);
  const clock = page.getByRole('region', { name: 'Until the longest day' }).locator('[aria-hidden]');
  await expect(clock).toHaveText('01Day00Hours00Minutes02Seconds');
  const main = page.getByRole('main');
  for (const name of ['Pack the cooler', 'Find a bottle', 'Stay for the tenth', 'Fruit Punch']) {
    const link = main.getByRole('link', { name }).first();
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(link).toBeInViewport();
  }
});

test('an unknown campaign is not found', async ({ page }) => {
  const response = await page.goto(`${home()}/c/nothing`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found – \S+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-campaign]')).toHaveCount(0);
});
