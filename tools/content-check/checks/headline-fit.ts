import { headlineColumns } from '@/components/home/hero/headline-size';
import { nameFit } from '@/lib/product/name-fit';
import type { FieldName } from '../field-name';
import { productsOf } from '../products';
import type { Check, Fault } from '../types';

/**
 * Available space for text in `hero-overlay.module.css` and `product-hero.module.css`, in the smallest
 * supported window of 320 × 568 CSS pixels.
 */
const room = {
  width: 320 - 2 * 20,
  /** Without the header, the overlay's padding, three lines of subheadline and the link. */
  height: 568 - 68 - (32 + 92) - 163,
  lineHeight: 0.84,
} as const;

const headlineField: FieldName = 'slideHeadline';
const nameField: FieldName = 'productName';
const heroField: FieldName = 'heroHeadline';

/** Minimum headline size in pixels. Below it, the style sheet breaks words. */
const smallest = 32;

/** Returns the size in pixels at which a headline fills the smallest window. */
function headlinePixels(headline: string): number {
  const sizes = [...headlineColumns(headline)].map(([lines, column]) =>
    Math.min(room.width / column, room.height / (lines * room.lineHeight)),
  );
  return Math.max(...sizes);
}

const describe = (pixels: number) =>
  `at least ${smallest} pixels in a window of 320 × 568; it fits at ${Math.floor(pixels)}`;

/** Finds headlines and names that are too long for a phone. */
export const headlineFit: Check = {
  kind: 'headline-fit',
  title: 'Headlines that do not fit',
  severity: 'warning',
  find: (content) => {
    const slides = content.slides
      .filter(({ headline }) => headline !== '')
      .map(({ path, headline }) => [path, headlineField, headline, headlinePixels(headline)] as const);
    const heroes = content.campaigns
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.type === 'hero' && block.headline !== ''
          ? [[block.path, heroField, block.headline, headlinePixels(block.headline)] as const]
          : [],
      );
    const products = productsOf(content).map(
      ({ path, name }) => [path, nameField, name, room.width / nameFit(name).word] as const,
    );
    return [...slides, ...heroes, ...products]
      .filter(([, , , pixels]) => pixels < smallest)
      .map(([path, field, value, pixels]): Fault => ({ path, field, value, expectation: describe(pixels) }));
  },
};
