import type { Browser, Page } from '@playwright/test';
import { languageOfferKey } from '@/lib/locales/language-offer';
import { type Language, say } from './say';
import type { Screen } from './screens';

const hosts: Readonly<Record<Language, string>> = { en: 'localhost', fr: 'fr.ca.localhost' };
const heights = [
  [600, 844],
  [1000, 1180],
  [1500, 900],
] as const;

/** Window height in pixels of a width. */
const heightOf = (width: number) => heights.find(([most]) => width < most)?.[1] ?? 1080;

/** Scrolls through the page, so that its sections appear, and waits until every picture is decoded. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/**
 * Opens a screen in a window of a width and brings it into its state, without moving parts.
 * @param port of the site
 */
export async function visit(
  browser: Browser,
  port: number,
  screen: Screen,
  language: Language,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    reducedMotion: 'reduce',
  });
  const url = `http://${hosts[language]}:${port}`;
  if (!screen.isNew)
    await context.addCookies(['advertising', 'analytics'].map((name) => ({ name, value: 'false', url })));
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'true');
    },
    ['newsletterSubmitted', languageOfferKey],
  );
  await page.goto(url + screen.path);
  await page.locator('html[data-hash-bridge=router]').waitFor();
  if (screen.fullPage !== false) await loadPictures(page);
  await screen.act?.(page, say(language));
  // The header and the bars that follow the window belong to its top.
  if (screen.fullPage !== false) await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(400);
  return page;
}
