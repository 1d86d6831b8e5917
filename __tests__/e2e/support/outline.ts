import type { Locator } from '@playwright/test';

/**
 * Returns the blocks and headings of a page or a dialog from top to bottom, then from left to right. A block is a part
 * of `main`, or of a plain element in it that has such parts; without a label and a heading it has its first three words. `^`
 * marks one that lies over another, `0` one without a height, `fixed` one that stays in the window.
 */
export const outlineOf = (root: Locator) =>
  root.evaluate((top) => {
    const inner = 'section, article, aside, form, header';
    const headings = 'h1, h2, h3';
    const isShown = (element: Element): element is HTMLElement =>
      element instanceof HTMLElement && element.checkVisibility() && !element.closest('[inert]');
    const wordsOf = (element: HTMLElement) => element.innerText.toLowerCase().split(/\s+/).filter(Boolean);
    const blocksOf = (element: Element): HTMLElement[] =>
      [...element.children]
        .filter(isShown)
        .flatMap((child) =>
          child.matches('main, div, article') && child.querySelector(inner) ? blocksOf(child) : [child],
        );
    window.scrollTo({ top: 0, behavior: 'instant' });
    const boxes: DOMRect[] = [];
    const overlaps = (box: DOMRect) =>
      boxes.some(
        (other) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      );
    const blocks = blocksOf(top)
      .filter((block) => block.matches('div, ul, nav, footer') || block.matches(inner))
      .map((block) => {
        const box = block.getBoundingClientRect();
        const isFixed = getComputedStyle(block).position === 'fixed';
        const marks = [isFixed && 'fixed', box.height === 0 && '0', !isFixed && overlaps(box) && '^'];
        if (!isFixed) boxes.push(box);
        const isTitled = block.ariaLabel !== null || block.querySelector(headings) !== null;
        const name = isTitled ? [block.ariaLabel] : wordsOf(block).slice(0, 3);
        return { words: [...marks, block.localName, ...name], box };
      });
    const titles = [...top.querySelectorAll(headings)]
      .filter(isShown)
      .map((heading) => ({
        words: [heading.localName, ...wordsOf(heading)],
        box: heading.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1);
    return [...blocks, ...titles]
      .map(({ words, box }) => ({
        line: words.filter(Boolean).join(' '),
        y: Math.round(box.top),
        // In steps of 10 px, because the box of a title begins a letter's bearing before that of its block.
        x: Math.round(Math.max(0, box.left) / 10),
      }))
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .map(({ line }) => line);
  });

/** Returns the texts that something else is painted over, in every position of the page in its window. */
export const coveredTexts = (root: Locator) =>
  root.evaluate((top) => {
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isTransparent = /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
      return !isTransparent || backgroundImage !== 'none' || element.matches('img, video, canvas, iframe');
    };
    /** Whether it stays in the window while the page moves below it. */
    const isAttached = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isAttached(element.parentElement));
    const covered = new Set<string>();
    const note = (text: Node, owner: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top: y, width, height } of range.getClientRects()) {
        const stack = document.elementsFromPoint(left + width / 2, y + height / 2);
        const above = stack.slice(0, Math.max(0, stack.indexOf(owner)));
        const isOver = (element: Element) =>
          !owner.contains(element) && !element.contains(owner) && !isAttached(element) && paints(element);
        if (above.some(isOver)) covered.add(text.textContent?.trim() ?? '');
      }
    };
    const { scrollHeight } = document.documentElement;
    for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const { parentElement } = currentNode;
        if (parentElement && currentNode.textContent?.trim() && !isAttached(parentElement))
          note(currentNode, parentElement);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];
  });
