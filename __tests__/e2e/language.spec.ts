import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/overflow';
import { getFrom, sites, viewports } from './support/sites';
import { expect, test } from './support/test';
import { withoutPopUp } from './support/visitors';
import { watch } from './support/watch';

const cases = [
  [sites.canada, '/zero-sugar?flavor=orange&lng=fr', `${sites.quebec}/zero-sugar?flavor=orange`],
  [sites.canada, '/partners/dude-perfect?lng=fr', `${sites.quebec}/partners/dude-perfect`],
  [sites.quebec, '/?lng=en', `${sites.canada}/`],
  [sites.quebec, '/unknown/%2F%2Fhost.example?lng=en', `${sites.canada}/unknown/%2F%2Fhost.example`],
  [sites.canada, '/faq?lng=en', null],
  [sites.canada, '/faq?lng=de', null],
  [sites.us, '/faq?lng=fr', null],
] as const;

for (const [site, path, target] of cases) {
  const title = target ? `leads to ${new URL(target).hostname}` : 'stays';
  test(`${new URL(site).hostname}${path} ${title}`, async ({ request }) => {
    const response = await getFrom(request, site, path);
    expect(response.status()).toBe(target ? 307 : 200);
    expect(response.headers().location ?? null).toBe(target);
  });
}

test('a demo stays on its host', async ({ page, context }) => {
  await context.addCookies([{ name: 'solstride-demo-locale', value: 'ca-en', url: sites.us }]);
  await page.addInitScript(() => localStorage.setItem('solstride-demo-locale', 'ca-en'));
  await page.goto(`${sites.us}/faq?lng=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page).toHaveURL(`${sites.us}/faq?lng=fr`);
});

test('the language is stored on every change of route', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
  await page.goto(`${sites.quebec}/faq`);
  await expect.poll(stored).toBe('fr');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Presse' }).click();
  await expect(page).toHaveURL(`${sites.quebec}/press`);
  await expect.poll(stored).toBe('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('hash addresses and a page from a cache in front lead to the language that they name', async ({
  page,
}) => {
  await page.goto(`${sites.canada}/#/faq?lng=fr`);
  await expect(page).toHaveURL(`${sites.quebec}/faq`);

  await page.goto(`${sites.canada}/press`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await page.evaluate(() => {
    window.location.hash = '#/faq?lng=fr';
  });
  await expect(page).toHaveURL(`${sites.quebec}/faq`);

  await page.route(`${sites.canada}/faq?lng=fr`, async (route) => {
    const headers = { ...route.request().headers(), host: new URL(sites.canada).host };
    const response = await route.fetch({ url: `${sites.us}/faq`, headers });
    await route.fulfill({ response });
  });
  await page.goto(`${sites.canada}/faq?lng=fr`);
  await expect(page).toHaveURL(`${sites.quebec}/faq`);
});

test.describe('the offer of the other language', () => {
  test.use({ locale: 'fr-CA', hasDismissedDialogs: false, viewport: viewports[0] });
  test.beforeEach(({ context }) => withoutPopUp(context));

  test('is in the first paint, links to the site and can be declined permanently', async ({ page }) => {
    const watched = await watch(page);
    await watched.open(`${sites.canada}/faq?x=1`);
    await watched.expectQuiet();
    const offer = page.getByRole('main').getByRole('link', { name: 'Cette page est aussi offerte' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('href', `${sites.quebec}/faq?x=1`);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(offer).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await watched.open(page.url());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
    await watched.expectQuiet();
  });

  test('is shown neither on the site in that language nor to visitors who chose this one', async ({
    page,
  }) => {
    const offered = () => page.evaluate(() => document.documentElement.dataset.languageOffer);
    for (const site of [sites.us, sites.quebec]) {
      await page.goto(`${site}/contact`);
      expect(await offered()).toBeUndefined();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL(`${sites.canada}/contact`);
    expect(await offered()).toBeUndefined();
    await page.reload();
    expect(await offered()).toBeUndefined();
  });
});
