// Rules: CAT-01
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

/** Collects the groups that move in view transitions. */
const groups = (page: Page) => page.evaluate(() => window.viewTransitionGroups);
const tile = (page: Page) => page.locator('main a[href="/sports-drink/grape"]').first();
const product = (page: Page) => page.getByRole('heading', { level: 1, name: 'Grape' });
const moved = expect.arrayContaining(
  ['bottle', 'field', 'name'].map((part) => `::view-transition-group(${part}-sports-drink-grape)`),
);

/** Opens the product from its tile, and returns the scroll position of the tile's page. */
async function open(page: Page): Promise<number> {
  await page.goto(`${sites.us}/sports-drink`);
  await tile(page).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await tile(page).click();
  await expect(product(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // A transition still holds the page.
  await page.evaluate(() => document.activeViewTransition?.finished);
  return top;
}

declare global {
  interface Window {
    viewTransitionGroups: string[];
  }
}

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    window.viewTransitionGroups = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options) => {
      const transition = start(...options);
      transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        for (const { pseudoElement } of effects)
          if (pseudoElement?.includes('-group(')) window.viewTransitionGroups.push(pseudoElement);
      });
      return transition;
    };
  }),
);

test('a tile becomes the hero of its product; Back and Forward do so too, and restore the scroll', async ({
  page,
}) => {
  const top = await open(page);
  await expect.poll(() => groups(page)).toEqual(moved);
  for (const [go, arrived, position] of [
    [() => page.goBack(), tile(page), top],
    [() => page.goForward(), product(page), 0],
    [() => page.goBack(), tile(page), top],
  ] as const) {
    await page.evaluate(() => {
      window.viewTransitionGroups = [];
    });
    await go();
    await expect(arrived).toBeVisible();
    await expect.poll(() => groups(page)).toEqual(moved);
    expect(await page.evaluate(() => window.scrollY)).toBe(position);
  }
});

test('Back restores the page without the Navigation API', async ({ context, page }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  const top = await open(page);
  await page.goBack();
  await expect(product(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('with reduced motion the page changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const top = await open(page);
  await page.goBack();
  await expect(product(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect((await groups(page)).filter((group) => group.includes('grape'))).toEqual([]);
});
