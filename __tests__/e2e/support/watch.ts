import { expect, type Page } from '@playwright/test';

/** Preloads of prefetched pages; Next requests their styles before they are opened. */
const prefetchedStyles = /_next\/static\/.*\.css was preloaded using link preload but not used/;

export type Move = { readonly by: number; readonly what: readonly string[] };

export type Watch = {
  /** Errors and warnings of the console and uncaught exceptions, hydration mismatches among them. */
  readonly problems: readonly string[];
  /** Layout shifts without an interaction: the score and the elements. */
  readonly moves: () => Promise<readonly Move[]>;
};

/** Starts watching a page, with its motion; call it before the page is opened. */
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
    // From an input to the second frame after it. Browsers exclude shifts within half a second of an input,
    // but a busy machine may need longer.
    const responses: { from: number; to: number }[] = [];
    const noteInput = () => {
      const response = { from: performance.now(), to: Number.POSITIVE_INFINITY };
      responses.push(response);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          response.to = performance.now();
        }),
      );
    };
    for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, noteInput, true);
    const isResponse = ({ startTime }: PerformanceEntry) =>
      responses.some(({ from, to }) => from <= startTime && startTime <= to);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') || isResponse(entry)) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : String(node?.nodeName),
        );
        moves.push({ by: Reflect.get(entry, 'value'), what: what.map((html) => html.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { problems, moves: () => page.evaluate(() => Reflect.get(window, 'moves')) };
}

/** Expects no problems and almost no layout shift. */
export async function expectQuiet({ problems, moves }: Watch): Promise<void> {
  const moved = await moves();
  const total = moved.reduce((sum, { by }) => sum + by, 0);
  expect(total >= 0.02 ? moved : []).toEqual([]);
  expect(problems).toEqual([]);
}
