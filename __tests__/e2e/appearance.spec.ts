import { readFileSync, writeFileSync } from 'node:fs';
import { difference, reduce } from '@/test-support/gallery/compare';
import { screens } from '@/test-support/gallery/screens';
import { visit } from '@/test-support/gallery/visit';
import { sitePort } from './support/sites';
import { expect, test } from './support/test';

/** Share of a page that may look different. */
const tolerance = 0.015;

/** Screens in a window of a width; half of them in French. */
const pictures = [
  ['home', 1440],
  ['home', 390],
  ['category-sports-drink', 1440],
  ['category-zero-sugar', 390],
  ['category-unknown', 820],
  ['product', 1440],
  ['product-dark', 390],
  ['product-nutrition', 820],
  ['product-reviews', 1440],
  ['product-shop', 390],
  ['partners', 1440],
  ['partner', 390],
  ['story', 1440],
  ['press', 820],
  ['faq-open', 390],
  ['contact', 1440],
  ['contact-sent', 390],
  ['store-locator', 820],
  ['search-results', 1440],
  ['menu', 390],
] as const;

for (const [index, [name, width]] of pictures.entries()) {
  const language = index % 2 === 0 ? 'en' : 'fr';
  test(`${name} in ${language} at ${width} looks as before`, async ({ browser }, { config }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`No screen ${name}`);
    const page = await visit(browser, sitePort, screen, language, width);
    const screenshot = await page.screenshot({ fullPage: screen.fullPage ?? true });
    await page.context().close();
    const seen = await reduce(screenshot, width < 600 ? width / 2 : width / 4);
    const file = `__tests__/e2e/appearance/${name}-${language}-${width}.webp`;
    // With `--update-snapshots` the pages of this build become the ones to compare with.
    if (config.updateSnapshots === 'all') writeFileSync(file, seen);
    expect(await difference(seen, readFileSync(file))).toBeLessThan(tolerance);
  });
}
