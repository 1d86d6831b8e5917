import { createHash } from 'node:crypto';
import { settle } from './support/settle';
import { getFrom, sites } from './support/sites';
import { expect, type Page, test } from './support/test';

/** Records every violation of the policy, starting before the first script. */
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
  await page.clock.install();
  for (const path of pages) {
    await page.goto(sites.us + path);
    await settle(page);
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
  // These interactions write HTML, data and script addresses into the document on the client.
  await page.goto(`${sites.us}/sports-drink`);
  await page.locator('main a[href="/sports-drink/fruit-punch"]').first().click();
  for (const name of ['Ingredients', 'Details', 'Reviews']) await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('a page with a foreign script', () => {
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
  { 'content-type': 'text/plain', 'next-action': 'unknown' },
]) {
  test(`pages reject the POST of ${Object.values(headers).join(', ')}`, async ({ request }) => {
    for (const path of ['/', '/faq', '/sports-drink/unknown', '/unknown']) {
      const response = await request.post(sites.us + path, { headers, data: 'a=b' });
      expect([path, response.status()]).toEqual([path, 405]);
      expect(response.headers()).toMatchObject({ allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' });
      expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
    }
  });
}

test('only pictures of the pages are resized', async ({ request }) => {
  for (const url of [
    '/og.png',
    'https://pictures.example/a.png',
    '/_next/image?url=%2Fpress%2Ftactics.webp',
  ]) {
    const query = `url=${encodeURIComponent(url)}&w=640&q=75`;
    expect((await getFrom(request, sites.us, `/_next/image?${query}`)).status()).toBe(400);
  }
});

const nonce = "script-src 'nonce-visitor'";
const ownPolicy = { 'content-security-policy': nonce, 'content-security-policy-report-only': nonce };

// The last one bypasses the middleware.
for (const path of ['/faq', '/sports-drink/unknown', '/404', '/unknown.png']) {
  test(`${path} comes with its policy, on the first request and after`, async ({ request }) => {
    const { host } = new URL(sites.quebec);
    for (const own of [ownPolicy, {}]) {
      const response = await getFrom(request, sites.quebec, path, { headers: { host, ...own } });
      const [headers, html] = [response.headers(), await response.text()];
      const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers['x-powered-by']).toBeUndefined();
      // Neither a visitor's nonce nor the marker of the site's own scripts; "annonce" is French.
      const nonces = html.match(/\bnonce\W{1,8}\w+/g) ?? [];
      expect(nonces.filter((each) => !each.endsWith('undefined'))).toEqual([]);
    }
  });
}

test('the policy of a stored page has the hashes of its inline scripts and no others', async ({
  request,
}) => {
  const response = await getFrom(request, sites.us, '/our-story');
  const scripts = [...(await response.text()).matchAll(/<script>(.+?)<\/script>/gs)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(scripts.length).toBeGreaterThan(0);
  expect([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)).toEqual(scripts);
});

test('pages are isolated and have report endpoints', async ({ request }) => {
  expect((await getFrom(request, sites.quebec, '/faq')).headers()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': 'csp="/api/csp-reports"',
  });
  const headers = { 'content-type': 'application/reports+json' };
  const report = {
    type: 'csp-violation',
    body: { blockedURL: 'inline', effectiveDirective: 'script-src-elem' },
  };
  expect((await request.post(`${sites.us}/api/csp-reports`, { headers, data: [report] })).status()).toBe(204);
});
