import { errors } from '@/messages/en/category.json';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { type APIRequestContext, expect, test } from './support/test';

const pages = ['/', '/sports-drink', '/zero-sugar', '/sports-drink/fruit-punch'] as const;
const proof: Record<(typeof pages)[number], string> = {
  '/': 'nobody assigned',
  '/sports-drink': 'href="/sports-drink/fruit-punch"',
  '/zero-sugar': 'href="/zero-sugar/cherry-lime"',
  '/sports-drink/fruit-punch': 'no apologies',
};

let backends: Backends;
let site: Site;
let port: number;

test.beforeEach(async () => {
  port = await freePort();
  backends = await startBackends({ port });
  site = await runSite({
    AEM_URL: backends.url,
    CONTENT_REVALIDATE_SECONDS: '1',
    UPSTREAM_TIMEOUT_MS: '2500',
  });
});

test.afterEach(async () => {
  await site.stop();
  await backends.close();
});

async function expectContent(request: APIRequestContext, { url } = site): Promise<void> {
  for (const path of pages) {
    const response = await request.get(url + path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(proof[path]);
  }
}

/** Waits for the first content: on a busy machine the backend may exceed the time limit. */
const expectContentSoon = (request: APIRequestContext, from = site) =>
  expect(() => expectContent(request, from)).toPass({ timeout: 60_000, intervals: [1000] });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('pages keep their content while the backend is stopped', async ({ request }) => {
  await expectContentSoon(request);
  await backends.close();
  for (let round = 0; round < 3; round += 1) {
    await pause(1500);
    await expectContent(request);
  }
});

for (const mode of ['graphql-error', 'html-login', 'broken-json', 'drop'] as const) {
  test(`pages keep their content while the backend responds with ${mode}`, async ({ request }) => {
    await expectContentSoon(request);
    backends.services.aem.set({ mode });
    for (let round = 0; round < 2; round += 1) {
      await pause(1500);
      await expectContent(request);
    }
  });
}

test('pages keep their content while the backend is slow or responds with 500', async ({ request }) => {
  await expectContentSoon(request);
  backends.services.aem.set({ delayMs: 6000 });
  await pause(1500);
  await expectContent(request);
  backends.services.aem.set({ delayMs: 0, status: 500 });
  await pause(1500);
  await expectContent(request);
});

test('a page without stale content is 200 with empty blocks, and complete when the backend recovers', async ({
  request,
}) => {
  await backends.close();
  for (const path of pages) {
    const response = await request.get(site.url + path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).not.toContain(proof[path]);
    if (path === '/sports-drink') expect(html).toContain(errors['coming-soon']);
  }
  backends = await startBackends({ port });
  await expectContentSoon(request);
});

test('two servers of one build show different content and hosts', async ({ request }) => {
  const other = await startBackends();
  other.services.aem.publish('slides', { items: [] });
  const LOCALE_DOMAINS = JSON.stringify({
    'ca-fr': ['localhost'],
    'ca-en': ['ca.test'],
    'us-en': ['us.test'],
  });
  const second = await runSite({ AEM_URL: other.url, LOCALE_DOMAINS });
  try {
    await expectContentSoon(request);
    const french = await (await request.get(second.url)).text();
    expect(french).toContain('lang="fr-CA"');
    expect(french).not.toContain('Chase');
    const american = await request.get(second.url, { headers: { host: 'us.test' } });
    expect(await american.text()).toContain('lang="en-US"');
  } finally {
    await second.stop();
    await other.close();
  }
});

test('a warm page sends no request to the backend', async ({ request }) => {
  const healthy = await runSite({ AEM_URL: backends.url });
  try {
    await expectContentSoon(request, healthy);
    backends.services.aem.clearLog();
    for (let visit = 0; visit < 5; visit += 1) {
      for (const path of pages) await request.get(healthy.url + path);
    }
    expect(backends.services.aem.log()).toEqual([]);
  } finally {
    await healthy.stop();
  }
});
