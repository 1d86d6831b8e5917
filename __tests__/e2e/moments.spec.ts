// Rule: CAT-06
import en from '@/messages/en/category.json';
import { inEveryWindow } from './support/in-every-window';
import { settle } from './support/settle';
import { sites } from './support/sites';
import { expect, test } from './support/test';

test('the moment of every line begins below its place and ends inside of the tile', async ({ page }) => {
  for (const { site, lines } of [
    { site: sites.us, lines: Object.keys(en.moments) },
    { site: sites.quebec, lines: ['sports-drink', 'zero-sugar', 'lyte'] },
  ]) {
    for (const line of lines) {
      await page.goto(`${site}/${line}`);
      await inEveryWindow(page, async () => {
        // The layout follows the window a little later.
        await expect
          .poll(() =>
            page.locator('main figure').evaluate((figure) => {
              const [place, text] = [...figure.children].slice(1).map((part) => part.getBoundingClientRect());
              if (!text || !place) return -1;
              return Math.min(text.top - place.bottom, figure.getBoundingClientRect().bottom - text.bottom);
            }),
          )
          .toBeGreaterThanOrEqual(0);
      });
    }
  }
});

test('a sentence of a moment has one line, above the bottle and beside it', async ({ page }) => {
  for (const [width, line] of [390, 1280].flatMap((size) =>
    Object.keys(en.moments).map((name) => [size, name] as const),
  )) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${sites.us}/${line}`);
    const sentences = page.locator('main figure blockquote > span');
    await expect(sentences).not.toHaveCount(0);
    for (const sentence of await sentences.all()) {
      await expect
        .poll(() => sentence.evaluate((box) => box.getClientRects()[0]?.height ?? 0))
        .toBeLessThan(
          await sentence.evaluate((box) => 1.5 * Number.parseFloat(getComputedStyle(box).fontSize)),
        );
    }
  }
});

for (const [path, width, name] of [
  ['zero-sugar', 390, 'zero-sugar-moment-tall'],
  ['zero-sugar', 1020, 'zero-sugar-moment'],
  ['lyte', 390, 'lyte-moment-tall'],
  ['sports-drink/grape', 390, 'sports-drink-grape-tall'],
  ['sports-drink/grape', 1020, 'sports-drink-grape'],
] as const) {
  test(`the moment of ${path} loads only ${name} at ${width} px`, async ({ page }) => {
    const loaded = new Set<string | undefined>();
    page.on('response', (response) => {
      const file = new URL(response.url()).searchParams.get('url');
      if (file && /^\/editorial\/.*-(?:moment|grape)/.test(file))
        loaded.add(response.ok() ? file : undefined);
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${sites.us}/${path}`);
    await page.locator('main figure').scrollIntoViewIfNeeded();
    await expect.poll(() => loaded.size).toBeGreaterThan(0);
    await settle(page);
    expect([...loaded]).toEqual([`/editorial/${name}.webp`]);
  });
}
