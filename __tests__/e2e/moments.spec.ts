// Rule: CAT-06
import en from '@/messages/en/category.json';
import { inEveryWindow } from './support/in-every-window';
import { settle } from './support/settle';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

/** Returns the space above the text and that below it, in pixels, the smaller one; negative is an overlap. */
const space = (page: Page) =>
  page.locator('main figure').evaluate((figure) => {
    const [place, text] = [...figure.children].slice(1).map((part) => part.getBoundingClientRect());
    if (!text || !place) return -1;
    return Math.min(text.top - place.bottom, figure.getBoundingClientRect().bottom - text.bottom);
  });

/** Returns the sentences of more than one line. There are three or four, above the bottle on phones and else beside it. */
const brokenSentences = (page: Page) =>
  page.locator('main figure blockquote > span').evaluateAll((sentences) =>
    sentences.length < 3
      ? ['missing']
      : sentences
          .filter((sentence) => {
            const height = sentence.getClientRects()[0]?.height ?? 0;
            return height > 1.5 * Number.parseFloat(getComputedStyle(sentence).fontSize);
          })
          .map((sentence) => sentence.textContent),
  );

test('the moment of every line begins below its place, and its sentences have one line each', async ({
  page,
}) => {
  for (const { site, lines } of [
    { site: sites.us, lines: Object.keys(en.moments) },
    { site: sites.quebec, lines: ['sports-drink', 'zero-sugar', 'lyte'] },
  ]) {
    for (const line of lines) {
      await page.goto(`${site}/${line}`);
      await inEveryWindow(page, async ({ name }) => {
        // The layout follows the window a little later.
        await expect.poll(() => space(page)).toBeGreaterThanOrEqual(0);
        // Longer French sentences may wrap, and all may on a tablet, where they stand in half the width.
        if (site === sites.us && name !== 'tablet')
          await expect.poll(() => brokenSentences(page)).toEqual([]);
      });
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
