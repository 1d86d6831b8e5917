import type { Flavor, Line } from '../catalog/types';
import { assetPath, assetReference } from '../locale';
import type { SampleLocale } from '../types';

// AEM's product model has three image slots. Other size ranges use them by position.
const SLOTS = ['detailImage16oz', 'detailImage20oz', 'detailImage28oz'] as const;

/** Returns the picture fields of a product. Pictures of LYTE are plain paths, as in older fragments. */
export function imageFields(line: Line, flavor: Flavor, locale: SampleLocale) {
  const missing = flavor.gap === 'images' || flavor.gap === 'images-and-tabs';
  const photographed = line.sizes.filter((size) => !flavor.unphotographedSizes?.includes(size));
  const tileSize = photographed.includes(line.tileSize) ? line.tileSize : photographed[0];
  const shot = (size = line.tileSize) => `products/${line.slug}/${flavor.slug}/${size}.webp`;
  const reference = (file: string) =>
    line.slug === 'lyte' ? assetPath(locale, file) : assetReference(locale, file);
  const tile = flavor.tileFile ?? (missing ? null : shot(tileSize));
  const slots = SLOTS.map((slot, index) => {
    const size = line.sizes[index];
    const hasShot = !missing && size !== undefined && photographed.includes(size);
    return [slot, hasShot ? assetReference(locale, shot(size)) : null] as const;
  });
  return {
    categoryTileImage: tile === null ? null : reference(tile),
    productTasteImage: flavor.hasTastePicture
      ? assetReference(locale, `taste/${line.slug}/${flavor.slug}.webp`)
      : null,
    productImage: missing ? null : reference(shot(line.comparedShot ?? tileSize)),
    ...Object.fromEntries(slots),
  };
}
