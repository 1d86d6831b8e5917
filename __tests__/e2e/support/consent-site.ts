import type { BrowserContext, Page } from '@playwright/test';
import { runSite, type Site } from '../../../test-support/run-site';
import { test } from './test';
import { newcomer, withoutPopUp } from './visitors';

export const policy = 'https://policy.example/cookies';

/** Starts a site with analytics for the tests of a file, as first-time visitors. Call it once, at the top. */
export function consentSite() {
  // One server for the whole file.
  test.describe.configure({ mode: 'default' });
  let site: Site;
  test.beforeAll(async () => {
    site = await runSite({
      GA_MEASUREMENT_ID_US: 'G-TEST12345',
      GA_MEASUREMENT_ID_CA: 'G-TESTCA123',
      PRIVACY_POLICY_URL: policy,
      RECAPTCHA_SITE_KEY: 'site-key',
      STORE_LOCATOR_URL: 'https://locator.example/frame',
    });
  });
  test.afterAll(() => site.stop());
  test.use({ storageState: newcomer, hasDismissedDialogs: false });
  test.beforeEach(async ({ context }) => {
    // The pop-up has its own tests.
    await withoutPopUp(context);
    await context.clock.install();
  });
  return {
    home: () => site.url,
    inQuebec: () => site.url.replace('localhost', 'fr.ca.localhost'),
  };
}

export const banner = (page: Page) => page.getByRole('region', { name: /cookies|témoins/i });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns every cookie except the one of the banner's choice. */
export async function choices(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'CookieConsent');
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}
