import sharp from 'sharp';
import { getFrom, sites } from '../../e2e/support/sites';
import { type APIRequestContext, expect, type Page, test } from '../../e2e/support/test';

const windows = [
  { width: 390, height: 844, density: 2 },
  { width: 820, height: 1180, density: 2 },
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
];

const paths = [
  '/',
  '/sports-drink',
  '/sports-drink/fruit-punch',
  '/flash-iv-sticks',
  '/flash-iv-sticks/grape',
  '/c/tenth-inning',
  '/partners',
  '/partners/dude-perfect',
  '/press',
  '/our-story',
  '/contact',
];

/** Every rendered picture with the width it is drawn at and the width that the browser chose for it. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || !image.complete) return [];
      const ratio = image.naturalWidth / image.naturalHeight;
      const { objectFit } = getComputedStyle(image);
      const fitted = objectFit === 'contain' ? Math.min : Math.max;
      const drawnWidth = objectFit === 'fill' ? width : fitted(width, height * ratio);
      const candidates = (image.srcset.match(/ \d+w/g) ?? []).map((text) => Number.parseInt(text, 10));
      const chosen = Number(new URL(image.currentSrc).searchParams.get('w'));
      return [{ src: image.currentSrc, drawnWidth, chosen, largest: Math.max(...candidates) }];
    });
  });

const blanks = new Map<string, string>();

/** Returns an empty picture of the size of another, which a browser decodes in no time. */
async function blankOf(request: APIRequestContext, original: string): Promise<string> {
  const known = blanks.get(original);
  if (known) return known;
  const picture = await (await getFrom(request, sites.us, original)).body();
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  blanks.set(original, blank);
  return blank;
}

for (const { width, height, density } of windows) {
  test.describe(`${width} × ${height} at ${density} pixels`, () => {
    test('the chosen candidates fit their boxes', async ({ browser, request }) => {
      for (const path of paths) {
        // A browser reuses a larger picture from its cache, so each page gets its own context.
        const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
        await page.route('**/_next/image?*', async (route) => {
          const original = new URL(route.request().url()).searchParams.get('url') ?? '';
          await route.fulfill({ contentType: 'image/svg+xml', body: await blankOf(request, original) });
        });
        // Scripts choose no picture, and take most of the time.
        await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
        await page.goto(sites.us + path);
        await page.waitForFunction(() => document.documentElement.dataset.unpainted === undefined);
        const pictures = await drawn(page);
        await page.close();
        expect([path, pictures.length > 0]).toEqual([path, true]);
        const pictureOf = (src: string) => new URL(src).searchParams.get('url');
        const wrong = pictures.filter(({ src, drawnWidth, chosen, largest }) => {
          // A picture that is twice on a page is loaded once, for the larger box.
          const same = pictures.filter((other) => pictureOf(other.src) === pictureOf(src));
          const most = Math.max(...same.map((other) => other.drawnWidth)) * density;
          const tooSmall = chosen < drawnWidth * density * 0.65 && chosen < largest;
          const tooLarge = chosen > Math.max(most * 2.2, 200);
          return tooSmall || tooLarge;
        });
        expect([path, wrong]).toEqual([path, []]);
      }
    });
  });
}
