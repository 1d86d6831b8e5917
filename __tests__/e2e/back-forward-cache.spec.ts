import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { sites } from './support/sites';
import { expect, test } from './support/test';

const blank = createServer((_, response) => response.end('<p>blank'));
let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  await new Promise<void>((resolve) => blank.listen(0, resolve));
  // Playwright turns the cache off; Chromium's headless shell has none.
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
test.afterAll(async () => {
  await browser?.close();
  blank.close();
});

/** Leaves a page and goes back; returns whether the browser restored it as it was. */
async function isRestored(url: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('about:blank');
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  const isSame = await page.evaluate(() => 'wasHere' in window);
  await page.close();
  return isSame;
}

test('going back from another site restores pages as they were', async () => {
  const { port } = blank.address() as AddressInfo;
  test.skip(!(await isRestored(`http://localhost:${port}/`)), 'this Chromium keeps no pages');
  for (const path of ['/', '/sports-drink', '/sports-drink/fruit-punch', '/faq', '/contact'])
    expect([path, await isRestored(sites.us + path)]).toEqual([path, true]);
});
