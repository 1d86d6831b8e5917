import { errors } from '@/messages/en/category.json';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { type APIRequestContext, expect, test } from './support/test';

// Most tests share a server, so they run one after the other.
test.describe.configure({ mode: 'default' });

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

/** Starts the backend and a site that waits for it as long as it takes, or as told. */
async function start(environment: Record<string, string> = {}) {
  const port = await freePort();
  const backends = await startBackends({ port });
  const site = await runSite({
    AEM_URL: backends.url,
    CONTENT_REVALIDATE_SECONDS: '1',
    REVALIDATE_SECRET: 'again',
    ...environment,
  });
  return { port, backends, site };
}

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

test.describe('pages keep their content', () => {
  let server: Awaited<ReturnType<typeof start>>;
  test.beforeAll(async () => {
    server = await start();
  });
  test.afterAll(async () => {
    await server.site.stop();
    await server.backends.close();
  });

  for (const [what, switches] of [
    ['responds with an error of GraphQL', { mode: 'graphql-error' }],
    ['responds with a login page', { mode: 'html-login' }],
    ['responds with broken JSON', { mode: 'broken-json' }],
    ['drops connections', { mode: 'drop' }],
    ['responds with 500', { status: 500 }],
  ] as const) {
    test(`while the backend ${what}`, async ({ request }) => {
      const { site, backends } = server;
      await expectKept(request, site, () => backends.services.aem.set(switches));
      backends.services.aem.reset();
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
    });
  }

  test('while the backend is stopped', async ({ request }) => {
    await expectKept(request, server.site, () => server.backends.close());
  });
});

test('pages keep their content while the backend does not respond', async ({ request }) => {
  const { site, backends } = await start({ UPSTREAM_TIMEOUT_MS: '5000' });
  try {
    // A page that has waited for all of its content is stale when it is done.
    await expectKept(request, site, () => backends.services.aem.hold(), 0);
  } finally {
    await site.stop();
    await backends.close();
  }
});

test('a page without stale content is 200 with empty blocks, and complete when the backend recovers', async ({
  request,
}) => {
  const port = await freePort();
  const site = await runSite({ AEM_URL: `http://127.0.0.1:${port}`, CONTENT_REVALIDATE_SECONDS: '1' });
  let backends: Backends | undefined;
  try {
    for (const path of pages) {
      const response = await request.get(site.url + path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).not.toContain(proof[path]);
      if (path === '/sports-drink') expect(html).toContain(errors['coming-soon']);
    }
    backends = await startBackends({ port });
    await expectContent(request, site.url);
  } finally {
    await site.stop();
    await backends?.close();
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
