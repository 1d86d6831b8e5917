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

/** Visits every page. Returns those without content, and whether all pages came from the page cache, up to date. */
async function visit(request: APIRequestContext, url: string) {
  const incomplete: string[] = [];
  let isCurrent = true;
  for (const path of pages) {
    const response = await request.get(url + path);
    const isComplete = response.status() === 200 && (await response.text()).includes(proof[path]);
    if (!isComplete) incomplete.push(path);
    isCurrent &&= response.headers()['x-nextjs-cache'] === 'HIT';
  }
  return { incomplete, isCurrent };
}

/** Waits until every page has its content. */
const expectContent = (request: APIRequestContext, url: string) =>
  expect.poll(async () => (await visit(request, url)).incomplete).toEqual([]);

test.describe('pages keep their content', () => {
  let backends: Backends;
  let site: Site;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    backends = await startBackends({ port });
    site = await runSite({
      AEM_URL: backends.url,
      CONTENT_REVALIDATE_SECONDS: '1',
      REVALIDATE_SECRET: 'again',
      UPSTREAM_TIMEOUT_MS: '2500',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await backends.close();
  });

  /** Makes every page stale, so that the next visit renders it again. */
  async function expire(request: APIRequestContext): Promise<void> {
    const headers = { authorization: 'Bearer again' };
    for (const type of ['slides', 'category', 'product'])
      await request.post(`${site.url}/api/revalidate`, { headers, data: { type, locale: 'us-en' } });
  }

  const contentState = async (request: APIRequestContext) =>
    (await (await request.get(`${site.url}/api/ready`)).json()).content;

  /** Starts an outage; returns how to end it. */
  type Outage = () => Promise<() => unknown>;
  const inMode =
    (mode: 'graphql-error' | 'html-login' | 'broken-json' | 'drop'): Outage =>
    async () => {
      backends.services.aem.set({ mode });
      return () => backends.services.aem.reset();
    };
  const outages: Readonly<Record<string, Outage>> = {
    'responds with an error of GraphQL': inMode('graphql-error'),
    'responds with a login page': inMode('html-login'),
    'responds with broken JSON': inMode('broken-json'),
    'drops connections': inMode('drop'),
    'responds with 500': async () => {
      backends.services.aem.set({ status: 500 });
      return () => backends.services.aem.reset();
    },
    'does not respond': async () => backends.services.aem.hold(),
    'is stopped': async () => {
      await backends.close();
      return async () => {
        backends = await startBackends({ port });
      };
    },
  };

  for (const [what, begin] of Object.entries(outages)) {
    test(`while the backend ${what}`, async ({ request }) => {
      await expect
        .poll(async () => {
          await expire(request);
          const { incomplete } = await visit(request, site.url);
          return [incomplete, await contentState(request)];
        })
        .toEqual([[], 'ok']);

      const end = await begin();
      await expire(request);
      const incomplete: string[] = [];
      // Every page is rendered again, without the backend.
      await expect
        .poll(async () => {
          const visited = await visit(request, site.url);
          incomplete.push(...visited.incomplete);
          return [visited.isCurrent, await contentState(request)];
        })
        .toEqual([true, 'degraded']);
      incomplete.push(...(await visit(request, site.url)).incomplete);
      expect(incomplete).toEqual([]);
      await end();
    });
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
