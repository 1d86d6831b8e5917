import sharp from 'sharp';
import { say } from '@/test-support/gallery/say';
import { screens } from '@/test-support/gallery/screens';
import { arePainted, loadPictures } from '@/test-support/gallery/settle';
import { sites } from './support/sites';
import { expect, type Page, test } from './support/test';
import { newcomer, returning, withoutPopUp } from './support/visitors';

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Screens of the gallery, each on a site and in a window. `whole` ones are pictured down to the footer. */
const shots = [
  ['home', 'us', 'desktop', 'whole'],
  ['home', 'quebec', 'phone'],
  ['home-first-visit', 'canada', 'phone'],
  ['category-sports-drink', 'canada', 'desktop', 'whole'],
  ['category-sport-water', 'us', 'phone'],
  ['category-unknown', 'quebec', 'desktop'],
  ['product', 'quebec', 'desktop'],
  ['product-dark', 'canada', 'phone', 'whole'],
  ['product-review-form', 'us', 'desktop'],
  ['partners', 'quebec', 'phone'],
  ['partner', 'us', 'desktop'],
  ['story', 'quebec', 'desktop', 'whole'],
  ['press', 'canada', 'desktop'],
  ['faq-open', 'us', 'phone'],
  ['contact', 'quebec', 'phone'],
  ['contact-errors', 'canada', 'desktop'],
  ['store-locator', 'us', 'desktop'],
  ['not-found', 'quebec', 'phone'],
  ['search-results', 'quebec', 'desktop'],
  ['menu', 'canada', 'phone'],
] as const;

/**
 * Returns a picture of a page at a quarter of its size, of a whole page on a desktop at an eighth: the edges of letters,
 * which differ between machines, vanish there, and a shifted block does not.
 */
async function reduced(page: Page, isWhole: boolean): Promise<Buffer> {
  // Browsers take several times as long for a PNG.
  const picture = await page.screenshot({ fullPage: isWhole, type: 'jpeg', quality: 95 });
  const { width } = page.viewportSize() ?? widths.desktop;
  const part = isWhole && width === widths.desktop.width ? 8 : 4;
  return sharp(picture)
    .resize({ width: Math.round(width / part), fastShrinkOnLoad: false })
    .blur(2)
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/** Returns the picture of a page that no longer changes. */
async function settled(page: Page, isWhole: boolean): Promise<Buffer> {
  let picture = await reduced(page, isWhole);
  await expect(async () => {
    const before = picture;
    picture = await reduced(page, isWhole);
    expect(picture.equals(before)).toBe(true);
  }).toPass();
  return picture;
}

for (const [name, site, device, extent] of shots) {
  const screen = screens.find((known) => known.name === name);
  if (!screen) throw new Error(`No screen ${name}`);
  const isNew = screen.isNew ?? false;
  const language = site === 'quebec' ? 'fr' : 'en';

  test.describe(`${name} in ${site} on a ${device}`, () => {
    test.use({ viewport: widths[device], storageState: isNew ? newcomer : returning });

    test('looks as recorded', async ({ context, page }) => {
      await withoutPopUp(context);
      await page.goto(sites[site] + screen.path);
      if (extent === 'whole') await loadPictures(page);
      await screen.act?.(page, say(language));
      if (screen.act && screen.fullPage === false) await expect(page.getByRole('dialog')).toBeVisible();
      // A click may have scrolled to its button.
      await page.evaluate(() => window.scrollTo(0, 0));
      await arePainted(page);
      expect(await settled(page, extent === 'whole')).toMatchSnapshot(`${name}-${site}-${device}.png`, {
        threshold: 0.1,
        maxDiffPixelRatio: extent === 'whole' ? 0.003 : 0.008,
      });
    });
  });
}
