import { type BrowserContext, type Page, test } from '@playwright/test';
import { runSite, type Site } from './run-site';
import { newcomer, withoutPopUp } from './visitors';

export const policy = 'https://policy.example/cookies';

/** Starts a site that measures, for the tests of a file; they come for the first time. Call it once, at the top. */
export function consentSite() {
  let site: Site;
  test.beforeAll(async () => {
    site = await runSite({
      GA_MEASUREMENT_ID_US: 'G-TEST12345',
      GA_MEASUREMENT_ID_CA: 'G-TESTCA123',
      PRIVACY_POLICY_URL: policy,
    });
  });
  test.afterAll(() => site.stop());
  test.use({ storageState: newcomer });
  // The pop-up has tests of its own.
  test.beforeEach(({ context }) => withoutPopUp(context));
  return {
    home: () => site.url,
    inQuebec: () => site.url.replace('localhost', 'fr.ca.localhost'),
  };
}

export const banner = (page: Page) => page.getByRole('region', { name: /cookies|témoins/i });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every cookie but the one that says that the banner was answered. */
export async function choices(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'CookieConsent');
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

/** Long enough for whatever was on its way. */
export const settle = (page: Page) => page.waitForTimeout(800);
