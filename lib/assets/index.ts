import 'server-only';
import { getConfig } from '@/lib/config';
import {
  type AssetOptions,
  assetUrlFor,
  type ImageOptions,
  type ImageSource,
  imageSourceFor,
} from './asset-url';

export { type ImageSource, imageWidths } from './asset-url';

/**
 * The URL of an asset in the visitor's locale (contract section 4): in local mode a path of the site itself,
 * elsewhere on the assets service, images with a `width` as a rendition. Null for what is no asset path.
 */
export function assetUrl(path: string | null, options: AssetOptions): string | null {
  return assetUrlFor(getConfig().content, path, options);
}

/**
 * `src` and `srcSet` of an image shown at one of `widths` (spec section 9). `src` is the largest of them.
 * Null when there is no image: the page shows its placeholder.
 */
export function imageSource(path: string | null, options: ImageOptions): ImageSource | null {
  return imageSourceFor(getConfig().content, path, options);
}
