import { expect, type Page } from '@playwright/test';

/** Expects that no heading and no link breaks a word, except at a hyphen. Styles follow a resize with the next frames. */
export async function expectUnbrokenHeadings(page: Page): Promise<void> {
  await expect.poll(() => brokenWords(page)).toEqual([]);
}

const brokenWords = (page: Page) =>
  page.locator('h1, h2, h3, a').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const messages: string[] = [];
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) messages.push(word);
        }
      }
      return messages;
    }),
  );

/** Expects that the page is no wider than its window. After a resize the media queries follow with the next frame. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Expects that the page is no wider than its window in twice the size of text (WCAG 1.4.4). */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(async () => {
      const { documentElement } = document;
      documentElement.style.fontSize = '200%';
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { scrollWidth } = documentElement;
      documentElement.style.fontSize = '';
      return scrollWidth - window.innerWidth;
    });
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
