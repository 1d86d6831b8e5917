import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';
import { dropTimers } from './support/timers';

/** What the browser waits for before it paints, see `wholePageScript`. */
const wait = "rel:'expect'";

/**
 * Starts a server that forwards to the site, and sends the half of each page up to its heading before `release` is
 * called. Pages below `/early` do not wait for the other half.
 */
async function startSlowly() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    const answer = await fetch(sites.us + url.replace(/^\/early/, ''), { headers: { host: 'localhost' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const html = body.toString();
    const [half, rest] = (url.startsWith('/early') ? html.replace(wait, "rel:'x'") : html).split('</h1>');
    response.write(half);
    await released;
    response.end(`</h1><script>performance.mark('rest')</script>${rest}`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => server.close(),
  };
}

/** Returns when the page was painted and when its other half was read. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    rest: performance.getEntriesByName('rest')[0]?.startTime,
  }));

test('no half of a page is painted, which the other half would move', async ({ context, page }) => {
  const slowly = await startSlowly();
  await page.goto(`${slowly.url}/press`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // A page that does not wait is painted meanwhile.
  const early = await context.newPage();
  await early.goto(`${slowly.url}/early/press`, { waitUntil: 'commit' });
  await expect.poll(() => times(early)).toEqual({ painted: expect.any(Number), rest: undefined });
  expect(await times(page)).toEqual({ painted: undefined, rest: undefined });
  slowly.release();
  await expect.poll(() => times(page)).toEqual({ painted: expect.any(Number), rest: expect.any(Number) });
  const { painted, rest } = await times(page);
  expect(painted).toBeGreaterThanOrEqual(rest ?? Number.POSITIVE_INFINITY);
  slowly.close();
});

const chunks = '**/_next/static/chunks/**';

test('the first paint waits for no style sheet and no script', async ({ page }) => {
  // They never arrive.
  await page.route(chunks, () => undefined);
  await page.goto(`${sites.us}/sports-drink/fruit-punch`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
});

test('scripts are loaded once the page is painted', async ({ page }) => {
  // A page that is not painted within a second, as on a busy machine, loads them too.
  await dropTimers(page, 1000);
  await page.goto(`${sites.us}/sports-drink/fruit-punch`);
  const { painted, loaded } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    loaded: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(loaded.length).toBeGreaterThan(5);
  expect(Math.min(...loaded)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test('a page that is not painted, such as that of a tab in the background, loads its scripts after a second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${sites.us}/faq`);
});

test('the payload of a page is stored for ever, also when the page has changed since', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const html = await (await page.request.get(`${sites.us}/faq`)).text();
  const [, own = ''] = /data-payload="([^"]+)"/.exec(html) ?? [];
  expect(html).not.toContain('__next_f');
  const stored = await page.request.get(`${sites.us}${own}/faq`);
  expect(stored.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  });
  // The address of a page that this server has never sent.
  const unknown = own.replace(/[\w-]{22}$/, 'x'.repeat(22));
  await page.route(`${sites.us}/faq`, (route) =>
    route.fulfill({ body: html.replace(own, unknown), contentType: 'text/html' }),
  );
  const request = page.waitForResponse(`${sites.us}${unknown}/faq`);
  await page.goto(`${sites.us}/faq`);
  expect((await request).headers()['cache-control']).toBe('no-store');
  expect(errors).toEqual([]);
});

test('a click before the scripts run is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${sites.us}/sports-drink/fruit-punch`, { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Ingredients' });
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Later clicks are not repeated.
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('hydrated')));
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

/** Returns the URLs of a page's style sheets. */
async function sheetsOf(page: Page, url: string): Promise<string[]> {
  const html = await (await page.request.get(url)).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => sites.us + href);
}

test('a page has its styles in its HTML, and the router loads only what the next page adds', async ({
  page,
}) => {
  const requested: string[] = [];
  const errors: Error[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${sites.us}/faq`);
  await page.getByRole('link', { name: 'Partners' }).first().click();
  await expect(page).toHaveTitle(/Partners/);
  // React would report a difference between the page and what it renders.
  expect(errors).toEqual([]);
  const first = await sheetsOf(page, `${sites.us}/faq`);
  const next = await sheetsOf(page, `${sites.us}/partners`);
  expect(requested.filter((url) => first.includes(url))).toEqual([]);
  expect(requested).toEqual(expect.arrayContaining(next.filter((url) => !first.includes(url))));
});

test('every animation that opens a page waits while the document is still', async ({ page }) => {
  // Sets the state and looks at once, because the page itself ends it within a second.
  const running = (isStill = false) =>
    page.evaluate((still) => {
      if (still) document.documentElement.dataset.still = '';
      return [...document.querySelectorAll('main *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // Others follow the scroll position.
          const follows = style.getPropertyValue('animation-timeline') !== 'auto';
          const isRunning = style.animationName !== 'none' && style.animationPlayState !== 'paused';
          return isRunning && !follows ? [style.animationName] : [];
        }),
      );
    }, isStill);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/sports-drink', '/store-locator']) {
    await page.goto(sites.us + path);
    expect([path, (await running()).length]).not.toEqual([path, 0]);
    expect([path, await running(true)]).toEqual([path, []]);
  }
});
