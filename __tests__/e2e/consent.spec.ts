import { banner, button, choices, consentSite, policy } from './support/consent-site';
import { expectAccessible } from './support/expect-accessible';
import { watchOutside } from './support/google-tag';
import { settle } from './support/settle';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

const day = 24 * 60 * 60;
const { home, inQuebec } = consentSite();
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('before the choice only a used contact form and the locator load from elsewhere, without cookies', async ({
  context,
  page,
}) => {
  const outside = await watchOutside(context);
  await page.goto(home());
  await expect(banner(page)).toBeVisible();
  await follow(page, 'FAQ');
  await expect(page).toHaveURL(`${home()}/faq`);
  await page.goto(`${inQuebec()}/our-story`);
  await expect(banner(page)).toBeVisible();
  await settle(page);
  expect(outside.requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.goto(`${home()}/contact`);
  await expect(banner(page)).toBeVisible();
  await settle(page);
  expect(outside.requests).toEqual([]);
  await page.getByLabel('First Name').focus();
  const script = expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?/);
  await expect.poll(() => outside.requests).toEqual([script]);
  await page.goto(`${home()}/store-locator`);
  await expect
    .poll(() => outside.requests)
    .toEqual([script, expect.stringMatching(/^https:\/\/locator\.example\/frame/)]);
});

for (const kind of ['plain', 'history'] as const) {
  test(`acceptance is stored for a year, and each route is one pageview, with a ${kind} tag`, async ({
    context,
    page,
  }) => {
    const outside = await watchOutside(context, kind);
    await page.goto(`${home()}/faq`);
    await button(page, 'YES I ACCEPT').click();
    await expect(banner(page)).toBeHidden();
    const cookies = (await context.cookies()).filter(({ name }) => !name.startsWith('_ga'));
    expect(cookies.map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      'CookieConsent=true',
      'advertising=true',
      'analytics=true',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
      expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * day);
      expect(cookie.expires - Date.now() / 1000).toBeLessThan(366 * day);
    }
    await expect.poll(outside.views).toEqual(['/faq']);
    await follow(page, 'Press');
    await expect(page).toHaveURL(`${home()}/press`);
    await settle(page);
    await follow(page, 'Our story');
    await expect(page).toHaveURL(`${home()}/our-story`);
    await settle(page);
    await page.goBack();
    await expect(page).toHaveURL(`${home()}/press`);
    await settle(page);
    expect(outside.views()).toEqual(['/faq', '/press', '/our-story', '/press']);

    await page.reload();
    await expect.poll(() => outside.views().length).toBe(5);
    expect(new Set(outside.requests.map((url) => new URL(url).hostname))).toEqual(
      new Set(['www.googletagmanager.com', 'www.google-analytics.com']),
    );
    expect(outside.requests.every((url) => /(?:id|tid)=G-TEST12345(?:&|$)/.test(url))).toBe(true);
  });
}

test('without analytics in the choice nothing leaves the site', async ({ context, page }) => {
  const outside = await watchOutside(context);
  await page.goto(home());
  await button(page, 'Manage Preferences').click();
  await page.getByRole('switch', { name: 'Analytics' }).click();
  await button(page, 'Confirm and close').click();
  expect(await choices(context)).toEqual({ advertising: 'true', analytics: 'false' });
  await follow(page, 'FAQ');
  await expect(page).toHaveURL(`${home()}/faq`);
  await page.reload();
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(outside.requests).toEqual([]);
});

test('without a measurement id for the country nothing leaves the site', async ({ context, page }) => {
  const outside = await watchOutside(context);
  await page.goto(sites.us);
  await button(page, 'YES I ACCEPT').click();
  await page.reload();
  await settle(page);
  expect(await choices(context)).toEqual({ advertising: 'true', analytics: 'true' });
  expect(outside.requests).toEqual([]);
});

test('analytics that are switched off later stop, and their cookies are removed', async ({
  context,
  page,
}) => {
  const outside = await watchOutside(context);
  await page.goto(`${inQuebec()}/faq`);
  await button(page, 'OUI, J’ACCEPTE').click();
  await expect.poll(outside.views).toEqual(['/faq']);
  // The tag sets its cookies on a parent of the host.
  const tagged = (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));
  expect(tagged.map(({ domain }) => domain)).toEqual(['.ca.localhost', '.ca.localhost']);

  await button(page, 'Préférences en matière de témoins').click();
  await page.getByRole('switch', { name: 'Statistiques' }).click();
  await button(page, 'Confirmer et fermer').click();
  expect(await choices(context)).toEqual({ advertising: 'true', analytics: 'false' });
  await follow(page, 'Presse');
  await expect(page).toHaveURL(`${inQuebec()}/press`);
  await settle(page);
  await page.reload();
  await settle(page);
  expect(outside.views()).toEqual(['/faq']);
  expect(await choices(context)).toEqual({ advertising: 'true', analytics: 'false' });

  await button(page, 'Préférences en matière de témoins').click();
  await page.getByRole('switch', { name: 'Statistiques' }).click();
  await button(page, 'Confirmer et fermer').click();
  await expect.poll(outside.views).toEqual(['/faq', '/press']);
});

test('analytics that fail do not affect the page', async ({ context, page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const outside = await watchOutside(context, 'failing');
  await page.goto(`${home()}/faq`);
  await button(page, 'YES I ACCEPT').click();
  await expect.poll(() => outside.requests.length).toBe(1);
  await follow(page, 'Press');
  await expect(page).toHaveURL(`${home()}/press`);
  await settle(page);
  expect(errors).toEqual([]);
});

test('policy and details open, which start without advertising under Global Privacy Control', async ({
  context,
  page,
}) => {
  await watchOutside(context);
  await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await page.goto(`${home()}/faq`);
  const opened = context.waitForEvent('page');
  await button(page, 'More Details').click();
  const tab = await opened;
  await expect(tab).toHaveURL(policy);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(button(page, 'Confirm and close')).toBeVisible();
  await button(page, 'Close Preferences').click();

  await button(page, 'Manage Preferences').click();
  await expect(page.getByRole('switch', { name: 'Advertising' })).not.toBeChecked();
  await expect(page.getByText('Your browser sends a privacy signal')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Close Preferences').click();
  await button(page, 'Confirm and close').click();
  expect(await choices(context)).toMatchObject({ advertising: 'false', analytics: 'true' });
});

test('measurements of pages are sent after acceptance only', async ({ context, page }) => {
  await watchOutside(context);
  const sent: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/vitals')) sent.push(response.status());
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      for (const target of [document, window]) target.dispatchEvent(new Event('visibilitychange'));
    });
  await page.goto(`${home()}/faq`);
  await expect(banner(page)).toBeVisible();
  await settle(page);
  await hide();
  await page.goto(`${home()}/press`);
  await button(page, 'YES I ACCEPT').click();
  await settle(page);
  expect(sent).toEqual([]);
  await expect(async () => {
    await hide();
    expect(sent).toContain(204);
  }).toPass();
});
