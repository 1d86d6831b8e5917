import { expect, expectHydrated, type Page } from './test';

/** Preloads of prefetched pages; Next requests their styles before they are opened. */
const prefetchedStyles = /_next\/static\/.*\.css was preloaded using link preload but not used/;

type Move = { readonly by: number; readonly what: readonly string[] };

type Watch = {
  /** Opens a page without its fonts, which would move text on a machine that paints before they are there. */
  readonly open: (url: string) => Promise<void>;
  /** Errors and warnings of the console and uncaught exceptions, hydration mismatches among them. */
  readonly problems: readonly string[];
  /** Expects no problems and almost no layout shift since the page was opened, and loads its fonts. */
  readonly expectQuiet: () => Promise<void>;
};

/** Watches a page, with its motion. */
export async function watch(page: Page): Promise<Watch> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !prefetchedStyles.test(message.text())) problems.push(message.text());
  });
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Reflect.set(window, 'moves', moves);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : String(node?.nodeName),
        );
        moves.push({ by: Reflect.get(entry, 'value'), what: what.map((html) => html.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return {
    problems,
    open: async (url) => {
      released = new Promise((resolve) => {
        release = resolve;
      });
      // The load event waits for the fonts.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expectHydrated(page);
    },
    expectQuiet: async () => {
      const moved: readonly Move[] = await page.evaluate(() => Reflect.get(window, 'moves'));
      release();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const total = moved.reduce((sum, { by }) => sum + by, 0);
      expect(total >= 0.02 ? moved : []).toEqual([]);
      expect(problems).toEqual([]);
    },
  };
}
