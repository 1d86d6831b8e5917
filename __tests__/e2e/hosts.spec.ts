// Rules: LOC-06

import { getFrom, sites } from './support/sites';
import { expect, test } from './support/test';

const markets = [
  { site: sites.us, lang: 'en-US', where: 'Where to buy', categories: 6, switcher: false },
  { site: sites.canada, lang: 'en-CA', where: 'Where to buy', categories: 3, switcher: true },
  { site: sites.quebec, lang: 'fr-CA', where: 'Où acheter', categories: 3, switcher: true },
] as const;

test('every host speaks its language and lists its own categories', async ({ page }) => {
  for (const { site, lang, where, categories, switcher } of markets) {
    await page.goto(site);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const links = page.getByRole('banner').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(categories + 2);
    await expect(page.getByRole('banner').getByRole('link', { name: where })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toHaveCount(
      switcher ? 1 : 0,
    );
  }
});

test.describe('status codes', () => {
  const cases: [string, string, number, string][] = [
    [sites.us, '/', 200, ''],
    [sites.us, '/sport-water', 200, ''],
    [sites.us, '/404', 404, 'Wrong turn.'],
    [sites.us, '/faq/more', 404, 'Wrong turn.'],
    [sites.us, '/faq/more', 404, '<title>Page not found – Solstride</title>'],
    [sites.us, '/unknown', 404, 'We don’t make that one'],
    [sites.us, '/us-en', 404, 'We don’t make that one'],
    [sites.us, '/sports-drink/unknown', 404, 'More details'],
    [sites.quebec, '/lyte/unknown', 404, '<title>Bientôt offert – Solstride</title>'],
    [sites.us, '/api/unknown', 404, '{"error":{"code":"not-found"'],
    [sites.canada, '/unknown/fruit-punch', 307, ''],
    [sites.canada, '/sport-water', 307, ''],
    [sites.canada, '/sport-water/sport-water', 307, ''],
    [sites.quebec, '/404', 404, 'Mauvais virage.'],
  ];
  for (const [site, path, status, text] of cases) {
    test(`${new URL(site).hostname}${path} responds with ${status} ${text}`, async ({ request }) => {
      const response = await getFrom(request, site, path);
      expect(response.status()).toBe(status);
      if (status === 307) expect(response.headers().location).toBe('/404');
      expect(await response.text()).toContain(text);
    });
  }
});

test('the site chosen in demo mode is remembered, not indexed, and left again', async ({ page }) => {
  await page.goto(`${sites.us}/sports-drink?demo=ca-fr&flavor=grape`);
  await expect(page).toHaveURL(`${sites.us}/sports-drink?flavor=grape`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const response = await page.reload();
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await page.goto(`${sites.us}/?demo=clear`);
  await expect(page).toHaveURL(`${sites.us}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('an unknown stored demo locale is cleared', async ({ page, context }) => {
  await context.addCookies([{ name: 'solstride-demo-locale', value: 'xx', url: sites.us }]);
  await page.goto(sites.us);
  const names = async () => (await context.cookies(sites.us)).map(({ name }) => name);
  await expect.poll(names).not.toContain('solstride-demo-locale');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

for (const [way, follow] of [
  [
    'an old hash address',
    () => {
      location.hash = '#/faq?demo=ca-fr';
    },
  ],
  [
    'a link',
    () => {
      const link = document.createElement('a');
      link.href = '/faq?demo=ca-fr';
      document.body.append(link);
      link.click();
    },
  ],
] as const) {
  test(`${way} on a page that has loaded can start a demo`, async ({ page }) => {
    await page.goto(sites.us);
    await page.evaluate(follow);
    await expect(page).toHaveURL(`${sites.us}/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
}
