import type { AssetPath, Product } from '@/lib/content/types';

/** Which sizes a category sells and what follows from them (spec section 9). */
export type SizePlan = {
  readonly sizes: readonly string[];
  readonly defaultSize: string;
  /** False where the electrolyte calculation is disabled. */
  readonly showsElectrolytes: boolean;
};

/** A slide of the product page; a null picture means the placeholder bottle. */
export type SizeImage = { readonly size: string; readonly image: AssetPath | null };

const bottles: SizePlan = { sizes: ['16oz', '20oz', '28oz'], defaultSize: '16oz', showsElectrolytes: true };

const plans: Readonly<Record<string, SizePlan>> = {
  'flash-iv-sticks': { sizes: ['8g'], defaultSize: '8g', showsElectrolytes: false },
  'sport-water': { sizes: ['700ml', '1L', '1.5L'], defaultSize: '700ml', showsElectrolytes: true },
};

/** The backend has three image slots; other size ranges use them by position. */
const slots = ['16oz', '20oz', '28oz'] as const;

/** The sizes of a category (spec section 9, sizes by category). */
export function sizePlan(categorySlug: string): SizePlan {
  return Object.hasOwn(plans, categorySlug) ? (plans[categorySlug] ?? bottles) : bottles;
}

/**
 * One slide per available size: a size is available when it has a pack shot (spec section 2, product detail).
 * Without any, one slide stands for the product, with the tile picture as the fallback of section 3.
 */
export function sizeImages(product: Product): readonly SizeImage[] {
  const { sizes, defaultSize } = sizePlan(product.categorySlug);
  const photographed = sizes.flatMap((size, index) => {
    const slot = slots[index];
    const image = slot ? product.detailImages[slot] : null;
    return image ? [{ size, image }] : [];
  });
  return photographed.length > 0
    ? photographed
    : [{ size: defaultSize, image: product.tileImage ?? product.image }];
}
