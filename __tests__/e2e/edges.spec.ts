import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';

const paths = [
  '/',
  '/sports-drink',
  '/sports-drink/fruit-punch',
  '/zero-sugar/orange',
  '/partners',
  '/partners/dude-perfect',
  '/our-story',
  '/press',
  '/faq',
  '/store-locator',
  '/contact',
  '/404',
];

/** Width of the content at most, in pixels. */
const contentWidth = 1760;

/** What starts at the edge: the logo, the titles of the page (not of statements beside a bottle or of later tiles), the first card of its lists and of the footer's columns. */
const aligned = [
  'header a:has(> img)',
  'main :is(h1, h2):not(.visually-hidden, li *, section[aria-label] *, details ~ details *)',
  'main > ul > li:first-child',
  'main section > ul > li:first-child:has(> article)',
  'footer section:first-child',
  'footer a:has(> img)',
].join();

/** Returns what starts elsewhere. Parts of a card, a form or a panel follow their box. */
const strays = (page: Page, edge: number) =>
  page.evaluate(
    ([selector, expected]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        if (!element.checkVisibility() || element.closest('dialog, article, aside, form, fieldset'))
          return [];
        const { transform, paddingInlineStart, marginInlineStart } = getComputedStyle(element);
        const text = new Range();
        text.selectNodeContents(element);
        // The box of slanted type is wider than the type.
        if (transform !== 'none') element.style.transform = 'none';
        const left =
          element.localName === 'h1'
            ? // The text can start anywhere in its box, which begins a letter's bearing before the letter.
              text.getBoundingClientRect().left - Number.parseFloat(marginInlineStart)
            : element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart);
        element.style.transform = '';
        // Slides wait outside of the window.
        return left >= innerWidth || Math.abs(left - expected) <= 1
          ? []
          : [`${element.tagName} ${element.innerText}: ${left}`];
      }),
    [aligned, edge] as const,
  );

test('header, titles, cards and footer start at the same edge in wide windows', async ({ page }) => {
  // Pictures and scripts move no edge, and take most of the time.
  await page.route(/\.(?:webp|mp4)|_next\/(?:image|static\/chunks\/.*\.js)/, (route) => route.abort());
  for (const path of paths) {
    await page.goto(sites.us + path, { waitUntil: 'domcontentloaded' });
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const edge = Math.max(Math.min(64, 9.6 + 0.026 * width), (width - contentWidth) / 2);
      // The layout follows the window asynchronously.
      await expect.poll(async () => [path, width, await strays(page, edge)]).toEqual([path, width, []]);
    }
  }
});
