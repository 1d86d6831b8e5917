import { ask, sites } from './support/sites';
import { expect, test } from './support/test';

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
  test(`${new URL(site).hostname}${path} ${target ? `leads to ${target}` : 'stays'}`, async ({ request }) => {
    const answer = await ask(request, site, path);
    expect(answer.status()).toBe(target ? 307 : 200);
    expect(answer.headers().location ?? null).toBe(target);
  });
}

test('a demo stays on its host', async ({ page, context }) => {
  await context.addCookies([{ name: 'solstride-demo-locale', value: 'ca-en', url: sites.us }]);
  await page.addInitScript(() => localStorage.setItem('solstride-demo-locale', 'ca-en'));
  await page.goto(`${sites.us}/faq?lng=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page).toHaveURL(`${sites.us}/faq?lng=fr`);
});

test('the language is remembered on every change of route', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
  await page.goto(`${sites.quebec}/faq`);
  await expect.poll(stored).toBe('fr');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Presse' }).click();
  await expect(page).toHaveURL(`${sites.quebec}/press`);
  await expect.poll(stored).toBe('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('an old hash address can name a language', async ({ page }) => {
  await page.goto(`${sites.canada}/#/faq?lng=fr`);
  await expect(page).toHaveURL(`${sites.quebec}/faq`);
});

test('a later hash address can name a language', async ({ page }) => {
  await page.goto(`${sites.canada}/press`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await page.evaluate(() => {
    window.location.hash = '#/faq?lng=fr';
  });
  await expect(page).toHaveURL(`${sites.quebec}/faq`);
});

test('a page out of a cache in front still leads to the language', async ({ page }) => {
  await page.route(`${sites.canada}/faq?lng=fr`, async (route) => {
    const headers = { ...route.request().headers(), host: new URL(sites.canada).host };
    const answer = await route.fetch({ url: `${sites.us}/faq`, headers });
    await route.fulfill({ response: answer });
  });
  await page.goto(`${sites.canada}/faq?lng=fr`);
  await expect(page).toHaveURL(`${sites.quebec}/faq`);
});
