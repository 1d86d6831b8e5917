import { viewports } from './sites';
import { type Page, test } from './test';

type Viewport = (typeof viewports)[number];

/** Checks a page in each of the windows without loading it again. */
export async function inEveryWindow(page: Page, check: (viewport: Viewport) => Promise<void>): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await test.step(`on a ${viewport.name}`, () => check(viewport));
  }
}
