import { Agent, request as nodeRequest } from 'node:http';
import { standaloneFolder } from '@/lib/next-internals/build-files.mjs';
import { readDraftId } from '@/lib/next-internals/draft-id';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { type APIRequestContext, expect, test } from './support/test';

const secrets = { REVALIDATE_SECRET: 'again', PREVIEW_SECRET: 'look', METRICS_TOKEN: 'count' };

/** A product on the page of its category. Tests that publish share a server, so each publishes another one. */
const published = (page: string, slug: string, oldName: string, newName: string) => ({
  page,
  patch: {
    _path: `/content/dam/solstride/us/en/content-fragments/product${page}/${slug}`,
    productName: newName,
  },
  oldName,
  newName,
});
const punch = published('/sports-drink', 'fruit-punch', 'Fruit Punch', 'Thunder Punch');
const cherry = published('/zero-sugar', 'cherry-lime', 'Cherry Lime', 'Thunder Cherry');
const coconut = published('/lyte', 'coconut', 'Coconut', 'Thunder Coconut');
const kiwi = published('/flash-iv-sticks', 'strawberry-kiwi', 'Strawberry Kiwi', 'Thunder Kiwi');

// One server for most tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

let port: number;
let backends: Backends;
let site: Site;

const start = (url: string) =>
  runSite({
    ...secrets,
    AEM_URL: url,
    CONTENT_REVALIDATE_SECONDS: '300',
    NEWSLETTER_API_URL: `${url}/newsletter/opt-in`,
  });

test.beforeAll(async () => {
  port = await freePort();
  backends = await startBackends({ port });
  site = await start(backends.url);
});

test.afterAll(async () => {
  await site.stop();
  await backends.close();
});

const publish = ({ patch }: typeof punch) => backends.services.aem.publish('product', { patch });

async function revalidate(request: APIRequestContext) {
  const response = await request.post(`${site.url}/api/revalidate`, {
    headers: { authorization: 'Bearer again' },
    data: { type: 'product', locale: 'us-en' },
  });
  expect(response.status()).toBe(202);
  expect(await response.json()).toEqual({ revalidated: ['content:product:us-en'] });
}

async function read(request: APIRequestContext, page: string, headers = {}) {
  const response = await request.get(site.url + page, { headers });
  expect(response.status()).toBe(200);
  return { html: await response.text(), headers: response.headers() };
}

test('a publication is visible after the webhook, and not before', async ({ request }) => {
  const { page, oldName, newName } = punch;
  expect((await read(request, page)).html).toContain(oldName);
  publish(punch);
  expect((await read(request, page)).html).not.toContain(newName);
  await revalidate(request);
  await expect(async () => {
    const { html, headers } = await read(request, page);
    expect(html).toContain(newName);
    expect(headers['x-nextjs-cache']).toBe('HIT');
  }).toPass();
});

test('metrics of pages, cache and services, with few labels', async ({ request }) => {
  const address = `${site.url}/api/metrics`;
  expect((await request.get(address)).status()).toBe(401);
  const metrics = async () =>
    (await request.get(address, { headers: { authorization: 'Bearer count' } })).text();
  const labels = 'route="/[category]",locale="us-en",status="2xx"';
  const visits = (text: string) =>
    Number(text.split(`site_http_request_duration_seconds_count{${labels}} `)[1]?.split('\n')[0] ?? 0);
  const before = visits(await metrics());
  await read(request, punch.page);
  await read(request, punch.page);
  for (let number = 0; number < 20; number += 1) await request.get(`${site.url}/unknown-${number}/x`);
  const text = await metrics();
  expect(visits(text)).toBe(before + 2);
  expect(text).toMatch(/site_page_cache_responses_total\{outcome="hit"\} [1-9]/);
  expect(text).toMatch(/site_page_cache_responses_total\{outcome="miss"\} [1-9]/);
  expect(text).toMatch(/site_upstream_call_duration_seconds_count\{service="content",outcome="ok"\} [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('unknown');
  expect(text.split('\n').length).toBeLessThan(600);
});

const builtDraftId = () => readDraftId(`${standaloneFolder}/.next`);

/** Returns the cookies of an editor's browser after opening the preview. */
async function openPreview(request: APIRequestContext): Promise<string> {
  const { page } = cherry;
  const response = await request.get(`${site.url}/api/preview?secret=look&path=${page}`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, page]);
  return response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0])
    .join('; ');
}

test('a preview shows unpublished content, to the editor only', async ({ request, playwright }) => {
  const { page, oldName, newName } = cherry;
  await read(request, page);
  publish(cherry);
  const editor = await playwright.request.newContext();
  const cookie = await openPreview(editor);
  await editor.dispose();

  // The same for everybody who has the build, so it is of no use to them.
  const draft = `__prerender_bypass=${builtDraftId()}`;
  expect(cookie).not.toContain('__prerender_bypass');
  for (const own of [cookie, cookie, `__prerender_bypass=of-another-build; ${cookie}`]) {
    const { html, headers } = await read(request, page, { cookie: own });
    expect(html).toContain(newName);
    expect(html).toContain('/api/preview/exit');
    expect(headers['cache-control']).toMatch(/private.*no-store/);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  }
  for (const other of [{}, { cookie: draft }, { cookie: `${draft}; solstride-preview=9999999999.guess` }]) {
    const { html, headers } = await read(request, page, other);
    expect(headers['x-nextjs-cache']).toBe('HIT');
    expect(html).toContain(oldName);
    expect(html).not.toContain(newName);
    expect(html).not.toContain('/api/preview/exit');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  }
});

test('the draft cookie of the build has no effect where the middleware does not run', async ({ request }) => {
  const policyOf = async (cookie: string) => {
    const response = await request.get(`${site.url}/missing.png`, { headers: { cookie } });
    expect(response.status()).toBe(404);
    return response.headers()['content-security-policy'];
  };
  expect(await policyOf(`__prerender_bypass=${builtDraftId()}`)).toMatch(/script-src 'self' 'sha256-/);
  // Next stores no drafts, and only stored pages have a policy there.
  expect(await policyOf(await openPreview(request))).toBeUndefined();
});

test('a preview works under its policy, and its bar ends it', async ({ page: tab }) => {
  const { page, newName } = coconut;
  const violations: string[] = [];
  await tab.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await tab.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI}`),
    );
  });
  await tab.goto(site.url + page);
  publish(coconut);
  await tab.goto(`${site.url}/api/preview?secret=look&path=${page}`);
  await expect(tab.getByText(newName).first()).toBeAttached();
  await tab.getByRole('button', { name: 'Leave preview' }).click();
  await expect(tab.getByRole('button', { name: 'Leave preview' })).toHaveCount(0);
  expect(new URL(tab.url()).pathname).toBe(page);
  await expect(tab.getByText(newName)).toHaveCount(0);
  expect(violations).toEqual([]);
});

type RawResponse = { readonly status: number; readonly body: string };

/** A request on a connection that stays open, as a load balancer keeps them. */
function send(url: string, agent: Agent, body?: object): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = nodeRequest(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

test('pages that the webhook invalidates stay while the backend is down', async ({ request }) => {
  const { page, oldName, newName } = kiwi;
  const html = async () => (await read(request, page)).html;
  const state = async () => (await request.get(`${site.url}/api/ready`)).json();
  await html();
  await backends.close();
  await revalidate(request);
  const seen = [];
  await expect
    .poll(async () => {
      seen.push(await html());
      return state();
    })
    .toMatchObject({ status: 'ready', content: 'degraded', cache: 'ok' });
  seen.push(await html());
  for (const old of seen) expect(old).toContain(oldName);

  backends = await startBackends({ port });
  publish(kiwi);
  await expect.poll(html, { intervals: [1000] }).toContain(newName);
  expect(await state()).toMatchObject({ content: 'ok' });
});

/** Sends a request that the site cannot finish before the returned function is called. */
async function begin(agent: Agent) {
  await send(site.url + punch.page, agent);
  backends.services.newsletter.clearLog();
  const release = backends.services.newsletter.hold();
  const pending = send(`${site.url}/api/newsletter`, agent, { email: 'ada@private.example' });
  await expect.poll(() => backends.services.newsletter.log().length).toBe(1);
  return { pending, release };
}

// The last tests: they end the server.
test('at SIGTERM the server finishes what is in flight and ends with 0', async () => {
  const agent = new Agent({ keepAlive: true });
  const { pending, release } = await begin(agent);
  const gone = site.terminate();
  // It says so for a second, then takes no connection.
  const ready = () =>
    send(`${site.url}/api/ready`, agent).then(
      ({ status }) => status,
      () => 503,
    );
  await expect.poll(ready).toBe(503);
  release();
  expect(await pending).toMatchObject({ status: 200, body: '{"ok":true}' });
  expect(await gone).toEqual({ code: 0, signal: null });
  agent.destroy();
});

test('at SIGTERM it ends with 0 also with idle connections and an endless request', async () => {
  if (!site.isRunning()) site = await start(backends.url);
  const agent = new Agent({ keepAlive: true });
  const { pending } = await begin(agent);
  expect(await Promise.all([site.terminate(), pending.catch(() => 'aborted')])).toEqual([
    { code: 0, signal: null },
    'aborted',
  ]);
  agent.destroy();
});
