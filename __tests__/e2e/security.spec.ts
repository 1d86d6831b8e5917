import { ask, sites } from './support/sites';
import { expect, type Page, test } from './support/test';

/** Every violation of the policy, from before the first script on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(
        window,
        'reportViolation',
      )(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return violations;
}

const pages = [
  '/',
  '/sports-drink',
  '/sports-drink/fruit-punch',
  '/sports-drink/unknown',
  '/partners',
  '/partners/dude-perfect',
  '/our-story',
  '/press',
  '/faq',
  '/contact',
  '/store-locator',
  '/404',
  '/unknown',
];

test('no page and no interaction breaks the policy', async ({ page }) => {
  test.slow();
  const violations = await watchViolations(page);
  for (const path of pages) {
    await page.goto(sites.us + path);
    await page.waitForLoadState('networkidle');
    expect([path, violations]).toEqual([path, []]);
  }
  await page.goto(`${sites.us}/#/contact`);
  await page.getByLabel('First Name').fill('Jo');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please select a topic')).toBeVisible();
  await page.goto(`${sites.us}/faq`);
  await page.getByRole('searchbox').fill('refund');
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  await page.getByRole('button', { name: 'Shop now' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('combobox').fill('grape');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('a page with a script that the site did not write', () => {
  test.use({ breaksPolicy: true });

  test('does not run it', async ({ page }) => {
    await page.route(`${sites.us}/faq`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>window.injected = true</script></body>',
      );
      await route.fulfill({ response, body });
    });
    const violations = await watchViolations(page);
    await page.goto(`${sites.us}/faq`);
    await expect.poll(() => violations.join()).toContain('script-src-elem inline');
    expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
  });
});

for (const headers of [
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'text/plain', 'next-action': 'made-up' },
]) {
  test(`pages are only read: no POST of ${Object.values(headers).join(', ')}`, async ({ request }) => {
    for (const path of ['/', '/faq', '/sports-drink/unknown', '/unknown']) {
      const answer = await request.post(sites.us + path, { headers, data: 'a=b' });
      expect([path, answer.status()]).toEqual([path, 405]);
      expect(answer.headers()).toMatchObject({ allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' });
      expect(await answer.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
    }
  });
}

test('nobody can have pictures resized', async ({ request }) => {
  const answer = await ask(request, sites.us, '/_next/image?url=%2Fog.png&w=3840&q=75');
  expect(answer.status()).toBe(404);
});

for (const path of ['/faq', '/sports-drink/unknown', '/404']) {
  test(`${path} comes with its policy, on the first visit and after`, async ({ request }) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const headers = (await ask(request, sites.quebec, path)).headers();
      const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
}
