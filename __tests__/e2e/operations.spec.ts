import { Agent, request as nodeRequest } from 'node:http';
import { makePreviewKeys } from '@/lib/next-internals/preview-keys';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { type APIRequestContext, expect, test } from './support/test';

const secrets = { REVALIDATE_SECRET: 'again', PREVIEW_SECRET: 'look', METRICS_TOKEN: 'count' };
const product = {
  _path: '/content/dam/solstride/us/en/content-fragments/product/sports-drink/fruit-punch',
};
const page = '/sports-drink';
const oldName = 'Fruit Punch';
const newName = 'Thunder Punch';

let backends: Backends;
let site: Site;
let port: number;

test.beforeEach(async () => {
  port = await freePort();
  backends = await startBackends({ port });
  site = await runSite({
    ...secrets,
    AEM_URL: backends.url,
    CONTENT_REVALIDATE_SECONDS: '300',
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    UPSTREAM_TIMEOUT_MS: '60000',
  });
});

test.afterEach(async () => {
  await site.stop();
  await backends.close();
});

const publish = () =>
  backends.services.aem.publish('product', { patch: { ...product, productName: newName } });

async function revalidate(request: APIRequestContext) {
  const response = await request.post(`${site.url}/api/revalidate`, {
    headers: { authorization: 'Bearer again' },
    data: { type: 'product', locale: 'us-en' },
  });
  expect(response.status()).toBe(202);
  expect(await response.json()).toEqual({ revalidated: ['content:product:us-en'] });
}

async function read(request: APIRequestContext, headers: Record<string, string> = {}) {
  const response = await request.get(site.url + page, { headers });
  expect(response.status()).toBe(200);
  return { html: await response.text(), headers: response.headers() };
}

test('a publication is visible after the webhook, and not before', async ({ request }) => {
  expect((await read(request)).html).toContain(oldName);
  publish();
  expect((await read(request)).html).not.toContain(newName);
  await revalidate(request);
  await read(request);
  await expect(async () => {
    const { html, headers } = await read(request);
    expect(html).toContain(newName);
    expect(headers['x-nextjs-cache']).toBe('HIT');
  }).toPass({ timeout: 30_000 });
});

test('the webhook keeps pages while the backend is down', async ({ request }) => {
  await read(request);
  publish();
  await backends.close();
  await revalidate(request);
  for (let visit = 0; visit < 4; visit += 1) {
    expect((await read(request)).html).toContain(oldName);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const ready = await request.get(`${site.url}/api/ready`);
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', content: 'degraded', cache: 'ok' });
  backends = await startBackends({ port });
  publish();
  await expect(async () => expect((await read(request)).html).toContain(newName)).toPass({
    timeout: 60_000,
    intervals: [1000],
  });
  expect(await (await request.get(`${site.url}/api/ready`)).json()).toMatchObject({ content: 'ok' });
});

test('metrics of pages, cache and services, with few labels', async ({ request }) => {
  await read(request);
  await read(request);
  for (let number = 0; number < 20; number += 1) await request.get(`${site.url}/unknown-${number}/x`);
  const address = `${site.url}/api/metrics`;
  expect((await request.get(address)).status()).toBe(401);
  const text = await (await request.get(address, { headers: { authorization: 'Bearer count' } })).text();
  const labels = 'route="/[category]",locale="us-en",status="2xx"';
  expect(text).toContain(`site_http_request_duration_seconds_count{${labels}} 2`);
  expect(text).toMatch(/site_page_cache_answers_total\{outcome="hit"\} [1-9]/);
  expect(text).toMatch(/site_page_cache_answers_total\{outcome="miss"\} [1-9]/);
  expect(text).toMatch(/site_upstream_call_duration_seconds_count\{service="content",outcome="ok"\} [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('unknown');
  expect(text.split('\n').length).toBeLessThan(600);
});

/** Returns the cookies of an editor's browser after opening the preview. */
async function openPreview(request: APIRequestContext): Promise<string> {
  const response = await request.get(`${site.url}/api/preview?secret=look&path=${page}`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, page]);
  return response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0])
    .join('; ');
}

test('a preview shows unpublished content, to the editor only', async ({ request, playwright }) => {
  await read(request);
  publish();
  const editor = await playwright.request.newContext();
  const cookie = await openPreview(editor);
  await editor.dispose();

  // Derived from the secret, not from the build, which is the same everywhere.
  expect(cookie).toContain(`__prerender_bypass=${makePreviewKeys('look').previewModeId}`);
  for (let visit = 0; visit < 2; visit += 1) {
    const { html, headers } = await read(request, { cookie });
    expect(html).toContain(newName);
    expect(html).toContain('/api/preview/exit');
    expect(headers['cache-control']).toMatch(/private.*no-store/);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  }
  for (const other of [
    {},
    { cookie: '__prerender_bypass=guess' },
    { cookie: cookie.replace(/solstride-preview=[^;]*/, 'solstride-preview=9999999999.guess') },
  ]) {
    const { html, headers } = await read(request, other as Record<string, string>);
    expect(headers['x-nextjs-cache']).toBe('HIT');
    expect(html).toContain(oldName);
    expect(html).not.toContain(newName);
    expect(html).not.toContain('/api/preview/exit');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  }
});

test('a preview works under its policy, and its bar ends it', async ({ page: tab }) => {
  const violations: string[] = [];
  await tab.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await tab.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI}`),
    );
  });
  await tab.goto(site.url + page);
  publish();
  await tab.goto(`${site.url}/api/preview?secret=look&path=${page}`);
  await tab.waitForLoadState('networkidle');
  await expect(tab.getByText(newName).first()).toBeAttached();
  await tab.getByRole('button', { name: 'Leave preview' }).click();
  await expect(tab.getByRole('button', { name: 'Leave preview' })).toHaveCount(0);
  expect(new URL(tab.url()).pathname).toBe(page);
  await expect(tab.getByText(newName)).toHaveCount(0);
  expect(violations).toEqual([]);
});

type RawResponse = { readonly status: number; readonly body: string };

/** A request on a connection that stays open, as a load balancer keeps them. */
function send(agent: Agent, path: string, body?: object): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = nodeRequest(
      site.url + path,
      { agent, method: body ? 'POST' : 'GET', headers },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

test('SIGTERM finishes what is in flight and ends with 0', async () => {
  const agent = new Agent({ keepAlive: true });
  await send(agent, page);
  backends.services.newsletter.set({ delayMs: 3000 });
  const inFlight = send(agent, '/api/newsletter', { email: 'ada@private.example' });
  await expect.poll(() => backends.services.newsletter.log().length).toBe(1);
  const startedAt = Date.now();
  const gone = site.terminate();
  await expect.poll(async () => (await send(agent, '/api/ready')).status, { intervals: [50] }).toBe(503);
  expect(await inFlight).toMatchObject({ status: 200, body: '{"ok":true}' });
  expect(await gone).toEqual({ code: 0, signal: null });
  expect(Date.now() - startedAt).toBeLessThan(8000);
  agent.destroy();
});

test('SIGTERM with idle connections, and with an endless request, ends with 0 in time', async () => {
  const agent = new Agent({ keepAlive: true });
  await send(agent, page);
  backends.services.newsletter.set({ delayMs: 30_000 });
  const hanging = send(agent, '/api/newsletter', { email: 'ada@private.example' }).catch(() => null);
  await expect.poll(() => backends.services.newsletter.log().length).toBe(1);
  const startedAt = Date.now();
  expect(await site.terminate()).toEqual({ code: 0, signal: null });
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await hanging;
  agent.destroy();
});
