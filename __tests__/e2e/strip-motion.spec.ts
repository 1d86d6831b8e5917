// Rules: STRIP-01, STRIP-05

import { type Backends, startBackends } from '@/mocks/server';
import { type SampleItem, sampleItems } from '@/sample/content';
import { runSite, type Site } from '../../test-support/run-site';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

/** The smallest and the largest of the windows that show a strip with copies. */
const widths = [1024, 1920];

const strip = (page: Page) => page.getByTestId('strip-viewport');
const pause = (page: Page) => page.getByRole('button', { name: /^(Pause scrolling|Arrêter le défilement)$/ });
const position = (page: Page) => strip(page).evaluate((element) => element.scrollLeft);

/** Opens a page whose time the test controls, and lets the delay of its strip pass. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(3000);
}

/** Scrolls the strip to a position, and returns where it is. */
const scrollTo = (page: Page, left: 'start' | 'end') =>
  strip(page).evaluate((element, to) => {
    element.scrollLeft = to === 'end' ? element.scrollWidth : 0;
    return element.scrollLeft;
  }, left);

/** Returns the position after the next frames. */
async function positionSoon(page: Page) {
  await page.clock.runFor(100);
  return position(page);
}

/** Expects that the strip moves on from its start, and from its end jumps back by more than a card. */
async function expectMoving(page: Page) {
  // In another window the page above has another height.
  await strip(page).scrollIntoViewIfNeeded();
  await expect(pause(page)).toBeVisible();
  await scrollTo(page, 'start');
  await expect.poll(() => positionSoon(page)).toBeGreaterThan(2);
  const end = await scrollTo(page, 'end');
  await expect.poll(() => positionSoon(page)).toBeLessThan(end - 300);
}

/** Products of a line with another number of products than in the sample content: copies of one of them. */
function products(slug: string, count: number, ...site: ['us' | 'ca', 'en' | 'fr']): SampleItem[] {
  const [item] = sampleItems('product', ...site).filter(({ _path }) => _path.includes(`/${slug}/`));
  if (!item) throw new Error(`The sample content has no ${slug}`);
  return Array.from({ length: count }, (_, index) => ({
    ...item,
    _path: item._path.replace(/[^/]+$/, `flavor-${index + 1}`),
    productOrderNumber: index,
  }));
}

const counts = { 'zero-sugar': 2, lyte: 3, 'flash-iv-ready-to-drink': 4, 'sports-drink': 9 } as const;

test.describe('a strip of few products', () => {
  let backends: Backends;
  let site: Site;

  test.beforeAll(async () => {
    backends = await startBackends();
    backends.services.aem.publish('product', {
      items: [
        ...Object.entries(counts).flatMap(([slug, count]) => products(slug, count, 'us', 'en')),
        ...products('lyte', 2, 'ca', 'en'),
        ...products('lyte', 3, 'ca', 'fr'),
      ],
    });
    site = await runSite({ AEM_URL: backends.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await backends.close();
  });

  // The largest window needs the most copies of the products.
  const cases = [
    ['localhost', '/zero-sugar', 2, [1920]],
    ['localhost', '/lyte', 3, widths],
    ['localhost', '/sports-drink', 9, [1920]],
    // A product's strip has the line's other products.
    ['localhost', '/zero-sugar/flavor-1', 1, [1920]],
    ['localhost', '/flash-iv-ready-to-drink/flavor-1', 3, [1920]],
    ['fr.ca.localhost', '/', 3, [1920]],
  ] as const;

  test('moves in every window, and has a pause button only in those in which it can move', async ({
    page,
  }) => {
    await page.clock.install();
    for (const [host, path, count, windows] of cases) {
      await test.step(`${host}${path}, of ${count}`, async () => {
        await open(page, site.url.replace('localhost', host) + path);
        for (const width of windows) {
          await page.setViewportSize({ width, height: 900 });
          await test.step(`in a window of ${width} px`, () => expectMoving(page));
        }
      });
    }

    await open(page, site.url.replace('localhost', 'ca.localhost'));
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).locator('li')).toHaveCount(4);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(pause(page)).toHaveCount(0);
      expect(await positionSoon(page)).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectMoving(page);
  });
});

test('the last card of a strip stops at the edge of the content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sites.us}/lyte`);
  await strip(page).scrollIntoViewIfNeeded();
  for (const width of [390, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, last] = await strip(page).evaluate((element) => {
      const items = element.querySelectorAll('li');
      element.scrollLeft = 0;
      const start = items[0]?.getBoundingClientRect().left;
      element.scrollLeft = element.scrollWidth;
      return [start, window.innerWidth - (items[items.length - 1]?.getBoundingClientRect().right ?? 0)];
    });
    expect(last).toBeCloseTo(first ?? Number.NaN, 0);
  }
});
