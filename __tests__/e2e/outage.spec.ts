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

/** Visits every page. Returns those without content, and those that came from the page cache, up to date. */
async function visit(request: APIRequestContext, url: string) {
  const incomplete: string[] = [];
  const current: string[] = [];
  for (const path of pages) {
    const response = await request.get(url + path);
    const isComplete = response.status() === 200 && (await response.text()).includes(proof[path]);
    if (!isComplete) incomplete.push(path);
    if (response.headers()['x-nextjs-cache'] === 'HIT') current.push(path);
  }
  return { incomplete, current };
}

/** Waits until every page has its content. */
const expectContent = (request: APIRequestContext, url: string) =>
  expect.poll(async () => (await visit(request, url)).incomplete).toEqual([]);

/** Returns the environment of a site that waits for the backend as long as it takes. */
const environment = (url: string) => ({
  AEM_URL: url,
  CONTENT_REVALIDATE_SECONDS: '1',
  REVALIDATE_SECRET: 'again',
});

/** Makes every page stale, so that the next visit renders it again. */
async function expire(request: APIRequestContext, { url }: Site): Promise<void> {
  const headers = { authorization: 'Bearer again' };
  for (const type of ['slides', 'category', 'product'])
    await request.post(`${url}/api/revalidate`, { headers, data: { type, locale: 'us-en' } });
}

const contentState = async (request: APIRequestContext, { url }: Site) =>
  (await (await request.get(`${url}/api/ready`)).json()).content;

/**
 * Expects that every page keeps its content in an outage of the backend, which `begin` starts.
 * @param rendered how many pages to wait for that are rendered again without the backend
 */
async function expectKept(
  request: APIRequestContext,
  site: Site,
  begin: () => unknown,
  rendered: number = pages.length,
): Promise<void> {
  await expectContent(request, site.url);
  await begin();
  await expire(request, site);
  const incomplete = new Set<string>();
  const current = new Set<string>();
  const noteVisit = async () => {
    const visited = await visit(request, site.url);
    for (const path of visited.incomplete) incomplete.add(path);
    for (const path of visited.current) current.add(path);
  };
  await expect
    .poll(async () => {
      await noteVisit();
      return [current.size >= rendered, await contentState(request, site)];
    })
    .toEqual([true, 'degraded']);
  await noteVisit();
  expect([...incomplete]).toEqual([]);
}

test('empty pages are 200, get their content when the backend starts, and keep it in every outage', async ({
  request,
}) => {
  const port = await freePort();
  const site = await runSite(environment(`http://127.0.0.1:${port}`));
  let backends: Backends | undefined;
  try {
    for (const path of pages) {
      const response = await request.get(site.url + path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).not.toContain(proof[path]);
      if (path === '/sports-drink') expect(html).toContain(errors['coming-soon']);
    }
    const running = await startBackends({ port });
    backends = running;
    const { aem } = running.services;
    await expectContent(request, site.url);

    for (const [what, begin] of [
      ['responds with an error of GraphQL', () => aem.set({ mode: 'graphql-error' })],
      ['responds with a login page', () => aem.set({ mode: 'html-login' })],
      ['responds with broken JSON', () => aem.set({ mode: 'broken-json' })],
      ['drops connections', () => aem.set({ mode: 'drop' })],
      ['responds with 500', () => aem.set({ status: 500 })],
      ['is stopped', () => running.close()],
    ] as const) {
      await test.step(`while the backend ${what}`, async () => {
        aem.reset();
        await expect
          .poll(
            async () => {
              await expire(request, site);
              await visit(request, site.url);
              return contentState(request, site);
            },
            { intervals: [1000] },
          )
          .toBe('ok');
        await expectKept(request, site, begin);
      });
    }
  } finally {
    await site.stop();
    await backends?.close();
  }
});

test('pages keep their content while the backend does not respond', async ({ request }) => {
  const backends = await startBackends();
  const site = await runSite({ ...environment(backends.url), UPSTREAM_TIMEOUT_MS: '5000' });
  try {
    // A page that has waited for all of its content is stale when it is done.
    await expectKept(request, site, () => backends.services.aem.hold(), 0);
  } finally {
    await site.stop();
    await backends.close();
  }
});

test('servers of one build show their own content and hosts, and request none for a warm page', async ({
  request,
}) => {
  const [full, other] = await Promise.all([startBackends(), startBackends()]);
  other.services.aem.publish('slides', { items: [] });
  const LOCALE_DOMAINS = JSON.stringify({
    'ca-fr': ['localhost'],
    'ca-en': ['ca.test'],
    'us-en': ['us.test'],
  });
  const [first, second] = await Promise.all([
    runSite({ AEM_URL: full.url }),
    runSite({ AEM_URL: other.url, LOCALE_DOMAINS }),
  ]);
  try {
    await expectContent(request, first.url);
    full.services.aem.clearLog();
    for (let round = 0; round < 5; round += 1)
      expect((await visit(request, first.url)).incomplete).toEqual([]);
    expect(full.services.aem.log()).toEqual([]);

    const french = await (await request.get(second.url)).text();
    expect(french).toContain('lang="fr-CA"');
    expect(french).not.toContain('Chase');
    const american = await request.get(second.url, { headers: { host: 'us.test' } });
    expect(await american.text()).toContain('lang="en-US"');
  } finally {
    await Promise.all([first.stop(), second.stop(), full.close(), other.close()]);
  }
});
