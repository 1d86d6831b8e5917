// Rules: ASSET-01, ASSET-03
import { getFrom, sites, viewports } from './support/sites';
import { expect, test } from './support/test';

test('only pictures of the first view load before a scroll, within a limit of bytes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/sports-drink', '/sports-drink/fruit-punch']) {
    await page.goto(sites.us + path);
    const eager = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img[loading=eager]')]
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map((image) => image.currentSrc),
    );
    expect([path, eager]).toEqual([path, []]);
  }
});

const picture = '%2Fcontent%2Fdam%2Fsolstride%2Fus%2Fen%2Fproducts%2Fsports-drink%2Ffruit-punch%2F16oz.webp';

test('a picture is sent in a format that the browser accepts, with a validator', async ({ request }) => {
  const path = `/_next/image?url=${picture}&w=200&q=75`;
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
  ] as const) {
    const response = await getFrom(request, sites.us, path, { headers: { accept } });
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    expect(response.headers().vary).toContain('Accept');
    const etag = response.headers().etag ?? '';
    const again = await getFrom(request, sites.us, path, { headers: { accept, 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }
});

for (const [query, status] of [
  [`url=${picture}&w=201&q=75`, 400],
  [`url=${picture}&w=99999&q=75`, 400],
  [`url=${picture}&w=200&q=100`, 400],
  [`url=${picture}%3Fx%3D1&w=200&q=75`, 400],
  ['url=https%3A%2F%2Fexample.com%2Fa.png&w=200&q=75', 400],
  ['url=%2F%2Fexample.com%2Fa.png&w=200&q=75', 400],
  ['url=%2Fapi%2Fhealth&w=200&q=75', 400],
  ['url=%2Fcontent%2Fdam%2F..%2F..%2Fapi%2Fhealth&w=200&q=75', 400],
  ['url=%2Fcontent%2Fdam%2Fsolstride%2Fus%2Fen%2Flockups%2Flyte.svg&w=200&q=75', 400],
  ['url=%2Fcontent%2Fdam%2Fsolstride%2Fus%2Fen%2Fhero%2Floop-mobile.mp4&w=640&q=75', 400],
  ['url=%2Fcontent%2Fdam%2Fsolstride%2Fus%2Fen%2Fnone.webp&w=200&q=75', 404],
  ['', 400],
] as const) {
  test(`the picture ${query || 'of nothing'} is rejected`, async ({ request }) => {
    expect((await getFrom(request, sites.us, `/_next/image?${query}`)).status()).toBe(status);
  });
}

test('a picture with sources for other windows shows the placeholder when it fails', async ({ page }) => {
  await page.route(/en%2Fhero%2F/, (route) => route.abort());
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto(sites.us);
    const image = page.locator('picture:has(source) > img').first();
    await expect
      .poll(() =>
        image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => [currentSrc, naturalWidth > 0]),
      )
      .toEqual([`${sites.us}/placeholder-bottle.webp`, true]);
  }
});

test('pictures of press and story that fail show the placeholder too', async ({ page }) => {
  await page.route(/url=%2F(?:press|our-story)%2F/, (route) => route.abort());
  for (const path of ['/press', '/our-story']) {
    await page.goto(sites.us + path);
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/placeholder-bottle.webp');
  }
});
