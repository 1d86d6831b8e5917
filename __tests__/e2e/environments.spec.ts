// Rules: LOC-05
import { execFile } from 'node:child_process';
import { startBackends } from '@/mocks/server';
import { runSite } from '../../test-support/run-site';
import { expect, test } from './support/test';

test('a wrong configuration stops the server with a message', async () => {
  const wrong = { APP_ENV: 'production', PORT: '0', METRICS_TOKEN: 'hush', TRUST_PROXY: 'maybe' };
  const env = { ...process.env, ...wrong };
  const { code, stderr } = await new Promise<{ code?: unknown; stderr: string }>((resolve) => {
    execFile('node', ['.next/standalone/server.js'], { env }, (error, _, text) =>
      resolve({ code: error?.code, stderr: text }),
    );
  });
  expect(code).toBe(1);
  expect(stderr).toContain('TRUST_PROXY: got "maybe", needs true or false');
  expect(stderr).not.toContain('hush');
});

test('the same build in dev reads the content API, requests renditions and forwards nothing', async ({
  request,
}) => {
  const backends = await startBackends();
  const site = await runSite({
    APP_ENV: 'dev',
    CONTENT_API_URL: `${backends.url}/content-api`,
    ASSETS_URL: `${backends.url}/assets`,
  });
  try {
    const french = { headers: { host: 'fr-ca.dev.solstride.example' } };
    const html = await (await request.get(`${site.url}/zero-sugar/cherry-lime`, french)).text();
    expect(html).toContain('lang="fr-CA"');
    const rendition = `${backends.url}/assets/content/dam/solstride/ca/fr/products/zero-sugar/cherry-lime/16oz.webp.500.webp`;
    expect(html).toContain(rendition);
    expect((await request.get(rendition)).ok()).toBe(true);
    expect(html).toContain('https://fr-ca.dev.solstride.example/zero-sugar/cherry-lime');
    expect(html).toContain('https://ca.dev.solstride.example/zero-sugar/cherry-lime');
    // The host does not change the environment of a product page.
    const local = await (await request.get(`${site.url}/zero-sugar/cherry-lime`)).text();
    expect(local).toContain(`${backends.url}/assets/content/dam/solstride/us/en/products/`);
    for (const path of [
      '/aem-api/graphql/execute.json/solstride/slides',
      '/content/dam/solstride/us/en/products/lyte/coconut/16oz.webp',
    ]) {
      expect((await request.get(site.url + path)).status()).toBe(404);
    }
  } finally {
    await site.stop();
    await backends.close();
  }
});

test('in local the site forwards to AEM with the credentials, which the browser never gets', async ({
  request,
}) => {
  const backends = await startBackends();
  const authorization = `Basic ${Buffer.from('author:secret').toString('base64')}`;
  backends.services.aem.set({ requireAuth: authorization });
  const site = await runSite({ AEM_URL: backends.url, AEM_AUTH: 'author:secret' });
  try {
    const folder = '/content/dam/solstride/ca/fr/content-fragments/slides/';
    const query = `${site.url}/aem-api/graphql/execute.json/solstride/slides`;
    for (const address of [
      `${query}${encodeURIComponent(`;folderPath=${folder}`)}`,
      `${query}?folderPath=${folder}`,
    ]) {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect((await response.json()).data.slidesData.items.length).toBeGreaterThan(0);
    }
    const html = await (await request.get(site.url)).text();
    expect(html).toContain('href="/sports-drink/fruit-punch"');
    expect(html).not.toContain('secret');
    const asset = await request.get(
      `${site.url}/content/dam/solstride/us/en/products/lyte/coconut/16oz.webp`,
    );
    expect(asset.headers()['content-type']).toBe('image/webp');
    for (const path of [
      '/aem-api/graphql/execute.json/other/slides',
      '/aem-api/graphql/execute.json/solstride/unknown',
      '/aem-api/bin/querybuilder.json',
      '/content/dam/other/secret.txt',
    ]) {
      expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 404]);
    }
    expect((await request.post(query, { data: {} })).status()).toBe(405);
  } finally {
    await site.stop();
    await backends.close();
  }
});
