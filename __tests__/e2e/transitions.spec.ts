// Rules: CAT-01
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

/** Collects the groups that move in view transitions. */
const groups = (page: Page) => page.evaluate(() => window.viewTransitionGroups);
const tile = (page: Page) => page.locator('main a[href="/sports-drink/grape"]').first();

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

test('a tile becomes the hero of its product', async ({ page }) => {
  await page.goto(`${sites.us}/sports-drink`);
  await tile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grape' })).toBeVisible();
  await expect
    .poll(() => groups(page))
    .toEqual(
      expect.arrayContaining(
        ['bottle', 'field', 'name'].map((part) => `::view-transition-group(${part}-sports-drink-grape)`),
      ),
    );
});

test('with reduced motion the page changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sites.us}/sports-drink`);
  await tile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grape' })).toBeVisible();
  expect((await groups(page)).filter((group) => group.includes('grape'))).toEqual([]);
});
