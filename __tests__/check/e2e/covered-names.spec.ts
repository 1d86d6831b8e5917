import { sites } from '../../e2e/support/sites';
import { expect, type Page, test } from '../../e2e/support/test';

/** Returns the names of which a part is behind the drawn pixels of their product, in windows that split names. */
const coveredNames = (page: Page) =>
  page.getByTestId('feature-slot').evaluateAll(async (slots: HTMLElement[]) => {
    const covered: string[] = [];
    for (const slot of slots) {
      const image = slot.querySelector('img') as HTMLImageElement;
      image.loading = 'eager';
      // Pictures of cards that are not shown have no layout.
      slot.dataset.loads = '';
      // A larger window chooses another candidate, which ends the decoding of the one before.
      await image.decode().catch(() => image.decode());
      const box = image.getBoundingClientRect();
      const canvas = document.createElement('canvas');
      canvas.width = window.innerWidth;
      canvas.height = slot.scrollHeight;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const top = slot.getBoundingClientRect().top;
      context.translate(box.left + box.width / 2, box.top + box.height / 2 - top);
      context.rotate((Number.parseFloat(getComputedStyle(image).rotate) * Math.PI) / 180);
      const scale = Math.min(
        image.offsetWidth / image.naturalWidth,
        image.offsetHeight / image.naturalHeight,
      );
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
      context.drawImage(image, -width / 2, -height / 2, width, height);
      for (const half of slot.querySelectorAll('h3 span')) {
        const range = document.createRange();
        range.selectNodeContents(half);
        const text = range.getBoundingClientRect();
        const { data } = context.getImageData(text.left, text.top - top, text.width, text.height);
        let drawn = 0;
        // Shadows are less opaque.
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 200) drawn += 1;
        if (drawn / (data.length / 4) > 0.01) covered.push(half.textContent ?? '');
      }
    }
    return covered;
  });

for (const site of [sites.us, sites.quebec]) {
  test(`no product covers its name on ${new URL(site).hostname}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site);
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The slider follows the window with the next frames.
      await expect.poll(() => coveredNames(page), `${width} px`).toEqual([]);
    }
  });
}
