import type { Browser, Page } from '@playwright/test';
import { choiceNames } from '@/lib/consent/choice';
import { languageOfferKey } from '@/lib/locales/language-offer';
import { hydrated } from '../hydration';
import { type Language, say } from './say';
import type { Screen } from './screens';
import { loadPictures, watchRequests } from './settle';

const hosts: Readonly<Record<Language, string>> = { en: 'localhost', fr: 'fr.ca.localhost' };
const heights = [
  [600, 844],
  [1000, 1180],
  [1500, 900],
] as const;

/** Window height in pixels of a width. */
const heightOf = (width: number) => heights.find(([most]) => width < most)?.[1] ?? 1080;

/**
 * Opens a screen in a window of a width, brings it into its state, and waits until nothing moves or loads any more.
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
  if (!screen.isNew) await context.addCookies(choiceNames.map((name) => ({ name, value: 'false', url })));
  const page = await context.newPage();
  const settle = watchRequests(page);
  await page.goto(url);
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'true');
    },
    ['newsletterSubmitted', languageOfferKey],
  );
  await page.goto(url + screen.path);
  await page.locator(hydrated).waitFor();
  if (screen.fullPage !== false) await loadPictures(page);
  await screen.act?.(page, say(language));
  // Otherwise the header and sticky bars would be in the middle of the picture.
  if (screen.fullPage !== false) await page.evaluate(() => window.scrollTo(0, 0));
  await settle();
  return page;
}
