import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sites } from './support/sites';
import { expect, test } from './support/test';

/** Longer than a busy machine needs for the style sheets. */
const pauseMs = 4000;

/** Forwards to the site, and pauses in the middle of each page as a slow connection does. */
const slowly = createServer(async (request, response) => {
  const answer = await fetch(sites.us + request.url, { headers: { host: 'localhost' } });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) return response.end(body);
  const middle = body.indexOf('</h1>');
  response.write(body.subarray(0, middle));
  setTimeout(() => response.end(body.subarray(middle)), pauseMs);
});

test.beforeAll(() => new Promise<void>((resolve) => slowly.listen(0, resolve)));
test.afterAll(() => {
  slowly.close();
});

test('no half of a page is painted, which the other half would move', async ({ page }) => {
  await page.goto(`http://localhost:${(slowly.address() as AddressInfo).port}/press`);
  const paints = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ startTime }) => startTime),
  );
  expect(paints.length).toBeGreaterThan(0);
  for (const at of paints) expect(at).toBeGreaterThanOrEqual(pauseMs);
});
