import { expect, type Page } from '@playwright/test';

/**
 * Expects that a page with a visitor's own spacing of text (WCAG 1.4.12) is no wider than its window, and that no box cuts
 * a text that it does not cut otherwise. Texts that end with an ellipsis are cut on purpose.
 */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  await expect.poll(() => cutTexts(page)).toEqual([]);
}

const cutTexts = (page: Page) =>
  page.evaluate(async () => {
    const isCut = (text: Node) => {
      const range = new Range();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        // What scrolls is not lost.
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isWide = lines.some((line) => line.left < left - 2 || line.right > right + 2);
        // The lines of the display face are lower than its letters are high.
        const isHigh = lines.some(
          ({ height, ...line }) => line.top < top - height / 2 || line.bottom > bottom + height / 3,
        );
        if ((isWide && /clip|hidden/.test(overflowX)) || (isHigh && /clip|hidden/.test(overflowY)))
          return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const hidden =
      'script, style, noscript, [inert], [aria-hidden="true"], .visually-hidden, dialog:not([open])';
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    // Texts that come from outside of the window as the page scrolls are at rest.
    const still = '* { animation: none !important }';
    sheet.replaceSync(still);
    const texts: Node[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      const parent = currentNode.parentElement;
      if (!currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest(hidden)) continue;
      const { textOverflow, webkitLineClamp } = getComputedStyle(parent);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      texts.push(currentNode);
    }
    const whole = texts.filter((text) => !isCut(text));
    sheet.replaceSync(
      `${still} * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
    );
    // Sliders and the header measure themselves again in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    const cut = whole.filter(isCut).map(({ textContent }) => textContent?.trim());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return [...(excess > 0 ? [`${excess} px`] : []), ...cut];
  });
