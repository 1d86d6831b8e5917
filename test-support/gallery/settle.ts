import type { Page, Request } from '@playwright/test';

/** Waits until the pictures in the window are decoded, and the fonts are there. */
const arePainted = (page: Page) =>
  page.evaluate(async () => {
    const visible = [...document.images].filter((image) => {
      const { bottom, right, left, top } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.all([document.fonts.ready, ...visible.map((image) => image.decode())]);
  });

/** Waits until every finite animation has ended, and for work that a frame starts. */
const areStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/**
 * Watches the requests of a page from now on.
 * @returns a function that resolves once the page has all responses, has painted them and no longer moves
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  // A video may load for as long as it plays.
  page.on('request', (request) => request.resourceType() !== 'media' && pending.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  return async () => {
    do {
      await arePainted(page);
      await areStill(page);
    } while (pending.size > 0);
  };
}

/** Scrolls through the page, so that its sections appear, and waits until every picture is decoded. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      // Intersection observers report once per frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
