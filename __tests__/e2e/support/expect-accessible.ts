import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Adds axe to the frames of a page that have none; its 570 KB take as long as some of its runs. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(source);
  }
}

/**
 * Expects no findings of axe on the page, or in an area of a page that it has checked before. Waits for animations, because
 * they change contrast, but not for those that never end: paused, repeating or driven by scrolling, or of an element that
 * is not rendered.
 */
export async function expectAccessible(page: Page, area?: Locator): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 60_000)
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.checkVisibility({ contentVisibilityAuto: true });
        })
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  await addAxe(page);
  const found = await page.evaluate(
    async (root) => {
      const { violations }: axe.AxeResults = await Reflect.get(window, 'axe').run(root ?? document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // An experimental rule outside the tags: voice control needs names that start with the visible text.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
    },
    await area?.elementHandle(),
  );
  expect(found).toEqual([]);
}
