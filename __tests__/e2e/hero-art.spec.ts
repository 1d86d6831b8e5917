// Rules: HERO-02, HERO-07
import { sites, viewports } from './support/sites';
import { expect, type Page, test } from './support/test';

/** Left, top, right and bottom as parts of the picture's size. */
type Box = readonly [number, number, number, number];

/** Where the products stand in the pictures of the sample content, desktop and mobile. */
const products: Readonly<Record<string, readonly Box[]>> = {
  'fruit-punch-desktop': [[0.635, 0.14, 0.815, 0.94]],
  'fruit-punch-mobile': [[0.37, 0.385, 0.68, 0.95]],
  'zero-sugar-desktop': [[0.455, 0.16, 0.965, 0.91]],
  'zero-sugar-mobile': [[0.1, 0.4, 0.9, 0.91]],
  'flash-iv-desktop': [
    [0.445, 0.08, 0.585, 0.87],
    [0.635, 0.31, 0.81, 0.7],
    [0.87, 0.345, 0.93, 0.81],
  ],
  'flash-iv-mobile': [
    [0.165, 0.345, 0.365, 0.8],
    [0.395, 0.47, 0.665, 0.71],
    [0.71, 0.495, 0.835, 0.765],
  ],
};

/** Part of a text's area that may lie over a product. */
const allowed = 0.04;

/** Returns the texts and links that cover more of a product than allowed, with the part. */
const covering = (page: Page) =>
  page.locator('.swiper-slide:has(picture):has([data-testid=hero-overlay]):not(:has(video))').evaluateAll(
    (slides, [boxes, most]) =>
      slides.flatMap((slide) => {
        const image = slide.querySelector('img') as HTMLImageElement;
        const source = slide.querySelector('source') as HTMLSourceElement;
        const isUpright = matchMedia(source.media).matches;
        const [, name = ''] =
          /hero\/([a-z-]+)\.webp/.exec(decodeURIComponent(isUpright ? source.srcset : image.srcset)) ?? [];
        const frame = image.getBoundingClientRect();
        // A picture that is shown whole stands in its box.
        const isWhole = getComputedStyle(image).objectFit === 'contain';
        const [artWidth, artHeight] = isUpright ? [1080, 1620] : [2560, 1440];
        const [naturalWidth, naturalHeight] = isWhole ? [frame.width, frame.height] : [artWidth, artHeight];
        const scale = Math.max(frame.width / naturalWidth, frame.height / naturalHeight);
        const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
        const left = frame.left + ((frame.width - naturalWidth * scale) * x) / 100;
        const top = frame.top + ((frame.height - naturalHeight * scale) * y) / 100;
        const texts = [...slide.querySelectorAll('h1, h2, p, a')].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = element.matches('a')
            ? [element.getBoundingClientRect()]
            : [...range.getClientRects()];
          return lines.map((line) => ({ text: element.textContent, line }));
        });
        return texts.flatMap(({ text, line }) =>
          (boxes[name] ?? [[0, 0, 1, 1]]).flatMap(([x0, y0, x1, y1]) => {
            const width =
              Math.min(line.right, left + x1 * naturalWidth * scale) -
              Math.max(line.left, left + x0 * naturalWidth * scale);
            const height =
              Math.min(line.bottom, top + y1 * naturalHeight * scale) -
              Math.max(line.top, top + y0 * naturalHeight * scale);
            const part = (Math.max(width, 0) * Math.max(height, 0)) / (line.width * line.height);
            return part > most ? [`${name}: ${text} ${Math.round(part * 100)} %`] : [];
          }),
        );
      }),
    [products, allowed] as const,
  );

test('no headline and no link lies over a product; a scaled-down picture is whole on its stage', async ({
  page,
}) => {
  for (const site of [sites.quebec, sites.us]) {
    await page.goto(site);
    const slides = page.locator(
      '.swiper-slide:has(picture):has([data-testid=hero-overlay]):not(:has(video))',
    );
    // The pictures of the other slides are there after the first interaction.
    await page.getByRole('button', { name: / 2$/ }).first().click();
    await expect.poll(() => slides.count()).toBeGreaterThan(2);
    const almostSquare = [
      { width: 1024, height: 900 },
      { width: 720, height: 720 },
    ];
    for (const viewport of [...viewports, ...almostSquare, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      // The layout follows the window asynchronously.
      await expect
        .poll(async () => [site, viewport.width, await covering(page)])
        .toEqual([site, viewport.width, []]);
    }
  }

  const slide = page.locator('.swiper-slide', { has: page.getByRole('link', { name: 'See the lineup' }) });
  // The pictures of the other slides are there after the first interaction.
  await expect(async () => {
    await page.getByRole('button', { name: / 4$/ }).first().click();
    await expect(slide.locator('img')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  for (const viewport of [...viewports, { width: 1024, height: 840 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    const shown = () =>
      slide.evaluate((element) => {
        const image = element.querySelector('img') as HTMLImageElement;
        const { objectFit, filter, maskImage } = getComputedStyle(image);
        const [box, frame] = [image.getBoundingClientRect(), element.getBoundingClientRect()];
        const isInside =
          box.left >= frame.left &&
          box.right <= frame.right + 1 &&
          box.top >= frame.top &&
          box.bottom <= frame.bottom + 1;
        const stage = getComputedStyle(element).backgroundColor;
        return { objectFit, filter, maskImage, stage, isInside };
      });
    // The slides follow the window's size asynchronously.
    await expect
      .poll(async () => [viewport.width, await shown()])
      .toEqual([
        viewport.width,
        {
          objectFit: 'contain',
          filter: 'none',
          maskImage: 'none',
          stage: 'rgb(23, 48, 80)',
          isInside: true,
        },
      ]);
  }
});
