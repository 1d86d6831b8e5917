import type { AssetReference, Product } from '@/lib/content/types';

/** Sizes of a category (PROD-03). */
export type SizePlan = {
  readonly sizes: readonly string[];
  readonly defaultSize: string;
  /** False if the category has no electrolyte bullet. */
  readonly showsElectrolytes: boolean;
};

/** A slide of the product page; a null picture means the placeholder bottle. */
export type SizeImage = {
  readonly size: string;
  readonly image: AssetReference | null;
  /** The field of the product that the picture comes from. */
  readonly field: string;
};

const bottles: SizePlan = { sizes: ['16oz', '20oz', '28oz'], defaultSize: '16oz', showsElectrolytes: true };

const plans: Readonly<Record<string, SizePlan>> = {
  'flash-iv-sticks': { sizes: ['8g'], defaultSize: '8g', showsElectrolytes: false },
  'sport-water': { sizes: ['700ml', '1L', '1.5L'], defaultSize: '700ml', showsElectrolytes: true },
};

/** Image slots of the backend. Other size ranges use them by position. */
const slots = ['16oz', '20oz', '28oz'] as const;

/** Returns the sizes of a category (PROD-03). */
export function sizePlan(categorySlug: string): SizePlan {
  return Object.hasOwn(plans, categorySlug) ? (plans[categorySlug] ?? bottles) : bottles;
}

/** Returns whether a size is the largest of three. Its bottle fills the picture up to the top. */
export function isTallest(size: string, categorySlug: string): boolean {
  return sizePlan(categorySlug).sizes.indexOf(size) === slots.length - 1;
}

/** Returns the available sizes: a size is available when it has a pack shot (PROD-03). */
export function photographedSizes(product: Product): readonly SizeImage[] {
  return sizePlan(product.categorySlug).sizes.flatMap((size, index) => {
    const slot = slots[index];
    const image = slot ? product.detailImages[slot] : null;
    return image ? [{ size, image, field: `detailImages.${slot}` }] : [];
  });
}

/**
 * Returns one slide per available size or, without any, one slide with the tile picture as fallback.
 */
export function sizeImages(product: Product): readonly SizeImage[] {
  const { defaultSize } = sizePlan(product.categorySlug);
  const photographed = photographedSizes(product);
  return photographed.length > 0
    ? photographed
    : [
        {
          size: defaultSize,
          image: product.tileImage ?? product.image,
          field: product.tileImage ? 'tileImage' : 'image',
        },
      ];
}
