// Rules: STRIP-06

import { sites } from './support/sites';
import { expect, type Locator, type Page, test } from './support/test';

test.use({ reducedMotion: 'no-preference' });

type Moving = {
  readonly name: string;
  readonly of: (page: Page) => Locator;
  /** Selector of what moves. */
  readonly part: string;
};

/** What moves, by its page. */
const moving: Readonly<Record<string, readonly Moving[]>> = {
  '/': [
    {
      name: 'card of a strip',
      of: (page) => page.getByTestId('strip-viewport').getByRole('link').first(),
      part: 'span:has(> img)',
    },
    {
      name: 'card of a category',
      of: (page) => page.locator('[data-index="0"]').getByRole('link'),
      part: 'span:has(> img)',
    },
  ],
  '/lyte': [
    {
      name: 'tile of a product',
      of: (page) => page.getByRole('region', { name: 'The lineup' }).getByRole('link').first(),
      part: 'img',
    },
    {
      name: 'compared line',
      of: (page) => page.getByRole('table').getByRole('columnheader').getByRole('link').first(),
      part: 'span:has(> img)',
    },
  ],
  '/404': [
    {
      name: 'cap',
      of: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
      part: 'span:has(> img), img',
    },
  ],
  '/partners': [
    {
      name: 'card of a partner',
      of: (page) => page.getByRole('main').getByRole('link').first(),
      part: 'img',
    },
  ],
  '/contact': [
    {
      name: 'lot picture',
      of: (page) => page.getByRole('main').locator('aside button').first(),
      part: 'img',
    },
  ],
};

/** Returns the transformation of the parts of a card at the end of its transition. */
const motion = (card: Locator, part: string) =>
  card.evaluate((element, selector) => {
    const parts = [...element.querySelectorAll(selector)];
    for (const animation of parts.flatMap((each) => each.getAnimations())) animation.finish();
    const still = parts.every((each) => {
      const { transform, scale } = getComputedStyle(each);
      return transform === 'none' && scale === 'none';
    });
    return [element.matches(':hover'), still ? 'still' : 'moves'];
  }, part);

const windows = [
  { width: 479, height: 900, expected: 'still' },
  { width: 767, height: 400, expected: 'still' },
  { width: 480, height: 900, expected: 'moves' },
  { width: 768, height: 600, expected: 'moves' },
  { width: 1440, height: 900, expected: 'moves' },
] as const;

/** The home page tests every breakpoint of the rule, the other pages that it applies to them. */
const windowsOf = (path: string) => (path === '/' ? windows : [windows[0], windows[4]]);

/** Opens a page. A strip stops, so that its cards stay where they are. */
async function open(page: Page, path: string) {
  await page.goto(sites.us + path);
  const strip = page.getByTestId('strip-viewport');
  if ((await strip.count()) === 0) return;
  await strip.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause scrolling' }).click();
  await strip.evaluate((element) => element.scrollTo({ left: 0 }));
}

test('every card moves under a mouse, but not in small windows or under reduced motion', async ({ page }) => {
  for (const [path, cards] of Object.entries(moving)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, path);
    const expectMotion = async (expected: 'still' | 'moves', width?: number) => {
      for (const { name, of, part } of cards) {
        const card = of(page);
        await card.scrollIntoViewIfNeeded();
        await card.hover();
        expect([name, width, await motion(card, part)]).toEqual([name, width, [true, expected]]);
      }
    };
    for (const { expected, ...size } of windowsOf(path)) {
      await page.mouse.move(0, 0);
      await page.setViewportSize(size);
      await expectMotion(expected, size.width);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectMotion('still');
  }
});

test('no arrow takes the place of the cursor in small windows', async ({ page }) => {
  await page.goto(sites.us);
  const stage = page.locator('section', { has: page.getByTestId('feature-slot').first() });
  for (const { expected, ...size } of windows) {
    await page.mouse.move(0, 0);
    await page.setViewportSize(size);
    await stage.scrollIntoViewIfNeeded();
    await stage.hover({ position: { x: 8, y: 8 } });
    const arrow = expected === 'moves';
    await expect(stage).toHaveCSS('cursor', arrow ? 'none' : 'auto');
    await expect(stage.getByTestId('hover-arrow')).toHaveCSS('display', arrow ? 'flex' : 'none');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('no card moves at a tap', async ({ page }) => {
    for (const [path, cards] of Object.entries(moving)) {
      await open(page, path);
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      // A tap that leads nowhere.
      await page.evaluate(() =>
        addEventListener(
          'click',
          (event) => {
            event.preventDefault();
            event.stopPropagation();
          },
          true,
        ),
      );
      for (const { name, of, part } of cards) {
        const card = of(page);
        await card.scrollIntoViewIfNeeded();
        // A page that still arrives may move the card away from the finger, which ends its hover state.
        await expect(async () => {
          await card.tap();
          expect([name, await motion(card, part)]).toEqual([name, [true, 'still']]);
        }).toPass({ timeout: 60_000 });
      }
    }
  });
});
