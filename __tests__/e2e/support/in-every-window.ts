import { expectAccessible } from './expect-accessible';
import { expectNoOverflow, expectRoomForLargeText, expectUnbrokenHeadings } from './overflow';
import { viewports } from './sites';
import { expect, type Page, test } from './test';
import { expectRoomForSpacing } from './text-spacing';

type Viewport = (typeof viewports)[number];
type Check = (viewport: Viewport) => Promise<void>;

/** Checks a page in each of the windows without loading it again. */
export async function inEveryWindow(page: Page, check: Check): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(viewport.width);
    await test.step(`on a ${viewport.name}`, () => check(viewport));
  }
}

/** The window of axe's audit, and of a visitor's own spacing, by `lang`. Together the sites are audited in all: the texts differ, the markup does not. */
const auditedOn: Readonly<Record<string, Viewport['name']>> = {
  'en-US': 'phone',
  'en-CA': 'tablet',
  'fr-CA': 'desktop',
};

/** The narrowest window in which a page needs no scrolling to the side (WCAG 1.4.10), and one that is wider than the content. */
const extremes = [
  { width: 320, height: 568 },
  { width: 2560, height: 1440 },
];

/**
 * Expects that a state of a page fits every window without breaking words of headings and links, a phone in twice the
 * size of text, too, and in the window of the page's language that axe finds nothing and that a visitor's own spacing of
 * text cuts nothing.
 */
export async function expectFits(page: Page, check?: Check): Promise<void> {
  for (const extreme of extremes) {
    await page.setViewportSize(extreme);
    await expectNoOverflow(page);
    await expectUnbrokenHeadings(page);
  }
  const language = await page.evaluate(() => document.documentElement.lang);
  await inEveryWindow(page, async (viewport) => {
    await check?.(viewport);
    await expectNoOverflow(page);
    await expectUnbrokenHeadings(page);
    if (viewport.name === 'phone') await expectRoomForLargeText(page);
    if (viewport.name !== auditedOn[language]) return;
    // Where the check scrolled to, the header may cover half of a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectRoomForSpacing(page);
  });
}
