import 'server-only';
import type { AssetOptions, ImageOptions, ImageSource } from '@/lib/assets/types';
import { getContentSource } from './default-content-source';
import type { AssetReference } from './types';

/**
 * Returns the URL of an asset in the visitor's locale (ASSET-02). With `width`, returns a rendition if there
 * is one. Returns null if it is not an asset.
 */
export function assetUrl(asset: AssetReference | null, options: AssetOptions): string | null {
  return getContentSource().assetUrl(asset, options);
}

/**
 * Returns `src`, widths and `sizes` of a picture in one of the site's slots (ASSET-01). `src` is the
 * largest candidate. Returns null without an image; the page then shows its placeholder.
 */
export function imageSource(asset: AssetReference | null, options: ImageOptions): ImageSource | null {
  return getContentSource().imageSource(asset, options);
}
