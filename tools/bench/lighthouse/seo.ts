import { brand } from '@/lib/brand';
import { startBackends } from '@/mocks/server';
import { siteFolder, startServer } from '../lib/server';
import { audit } from './audit';
import { type PageName, pages } from './pages';

/** Returns the SEO scores of the site in `production` with the fake services; other environments reject search engines. */
export async function seoScores(names: readonly PageName[]): Promise<Map<PageName, number>> {
  const backends = await startBackends();
  const site = await startServer(siteFolder, {
    APP_ENV: 'production',
    CONTENT_API_URL: `${backends.url}/content-api`,
    ASSETS_URL: `${backends.url}/assets`,
    REVIEWS_API_URL: `${backends.url}/reviews-api`,
    REVIEWS_PASSKEY: 'key',
    STORE_LOCATOR_URL: `${backends.url}/locator`,
  });
  const host = `www.${brand.domain}`;
  const flag = `--host-resolver-rules="MAP ${host}:80 127.0.0.1:${site.port}"`;
  try {
    const scores = new Map<PageName, number>();
    for (const name of names)
      scores.set(name, (await audit(`http://${host}${pages[name].path}`, [flag])).seo);
    return scores;
  } finally {
    await site.stop();
    await backends.close();
  }
}
