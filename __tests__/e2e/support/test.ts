import { test as base, expect, type Page } from '@playwright/test';
import { dismissDialogs } from './visitors';

/**
 * Waits until the page handles events (`data-hydrated`, see components/layout/page-services.tsx) and what is below the
 * first view is laid out (`data-unpainted`). Looks more often than assertions do, which wait up to a second between two
 * looks.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { hydrated, unpainted } = document.documentElement.dataset;
      return hydrated !== undefined && unpainted === undefined;
    },
    null,
    { polling: 50 },
  );
}

export type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
export { expect };

type Fixtures = {
  /** Whether the test expects violations of the Content-Security-Policy, as only tests of the policy do. */
  readonly breaksPolicy: boolean;
  /** Whether the visitor has dismissed the newsletter pop-up, the announcement and the offer of the other language. */
  readonly hasDismissedDialogs: boolean;
};

/** Playwright's test, which fails when a page of its context violated its Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  breaksPolicy: [false, { option: true }],
  hasDismissedDialogs: [true, { option: true }],
  // In place of a fixture of its own, which would open a browser context for tests that only send requests.
  context: async ({ context, breaksPolicy, hasDismissedDialogs }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text.includes('Content Security Policy')) violations.push(text);
    });
    if (hasDismissedDialogs) await dismissDialogs(context);
    await use(context);
    if (!breaksPolicy) expect(violations).toEqual([]);
  },
  page: async ({ context, page, javaScriptEnabled }, use) => {
    // The site encodes WebP in a third of AVIF's time.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
    const goTo = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goTo(url, options);
      const isPage = response?.headers()['content-type']?.startsWith('text/html');
      // A page is loaded before its scripts. Tests of that time say how long they wait.
      if (javaScriptEnabled && isPage && !options?.waitUntil) await expectHydrated(page);
      return response;
    };
    const setSize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await setSize(size);
      // On a busy machine the page would be measured before its new layout, which the height asks for.
      await page.waitForFunction(
        ({ width, height }) =>
          matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches &&
          document.documentElement.offsetHeight >= 0,
        size,
      );
    };
    await use(page);
  },
});
