import type { APIRequestContext, Page } from '@playwright/test';
import { fakePasskey } from '@/mocks/handlers/reviews';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../../test-support/run-site';

/** Hosts on this machine of a site with `APP_ENV=production`. */
const hosts = JSON.stringify({
  'ca-fr': ['fr.ca.localhost'],
  'ca-en': ['ca.localhost'],
  'us-en': ['localhost'],
});

const revalidateSecret = 'a-secret-that-is-long-enough-for-production';

export type ReviewsSite = {
  readonly backends: Backends;
  readonly site: Site;
  /** The same server under the host of Québec. */
  readonly quebec: string;
  readonly stop: () => Promise<void>;
};

/** A production site, where no sample replaces a failed reviews service, and its fakes. */
export async function startReviewsSite(): Promise<ReviewsSite> {
  const backends = await startBackends();
  const site = await runSite({
    APP_ENV: 'production',
    LOCALE_DOMAINS: hosts,
    CONTENT_API_URL: `${backends.url}/content-api`,
    ASSETS_URL: `${backends.url}/assets`,
    REVIEWS_API_URL: `${backends.url}/reviews-api`,
    REVIEWS_PASSKEY: fakePasskey,
    STORE_LOCATOR_URL: `${backends.url}/locator`,
    RATE_LIMIT_PER_MINUTE: '10000',
    REVALIDATE_SECRET: revalidateSecret,
  });
  return {
    backends,
    site,
    quebec: site.url.replace('localhost', 'fr.ca.localhost'),
    stop: async () => {
      await site.stop();
      await backends.close();
    },
  };
}

/** Opens the Reviews tab of a product and returns its panel. */
export async function openReviews(page: Page, address: string, tab = 'Reviews') {
  await page.goto(address);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return page.getByRole('tabpanel', { name: tab, exact: true });
}

/** Makes the product pages of the United States stale, so that the next visit renders them again. */
export async function expireProducts(request: APIRequestContext, { site }: ReviewsSite): Promise<void> {
  const headers = { authorization: `Bearer ${revalidateSecret}` };
  const data = { type: 'product', locale: 'us-en' };
  const response = await request.post(`${site.url}/api/revalidate`, { headers, data });
  if (response.status() !== 202) throw new Error(`The webhook responds with ${response.status()}`);
}
