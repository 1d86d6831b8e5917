import 'server-only';
import { getContentSource } from '@/lib/content/default-content-source';
import type { AssetReference } from '@/lib/content/types';
import type { AssetOptions, ImageOptions, ImageSource } from './types';

export type { ImageSource } from './types';

/**
 * Returns the URL of an asset in the visitor's locale (ASSET-02), an image with a `width` as a rendition where there
 * are any. Null for what is no asset.
 */
export function assetUrl(asset: AssetReference | null, options: AssetOptions): string | null {
  return getContentSource().assetUrl(asset, options);
}

/**
 * Returns `src`, `srcSet` and `sizes` of a picture in one of the site's slots (ASSET-01). `src` is the largest candidate.
 * Null when there is no image: the page shows its placeholder.
 */
export function imageSource(asset: AssetReference | null, options: ImageOptions): ImageSource | null {
  return getContentSource().imageSource(asset, options);
}
