'use client';

import type { ComponentProps } from 'react';
import { placeholderBottle } from './placeholder-bottle';

/** Sources that `lib/assets` builds from an asset path. */
export type ImageSource = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

type ContentImageProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height'
> & {
  readonly source: ImageSource | null;
  readonly alt: string;
  /** Pixel size with the box's aspect ratio, to avoid a layout shift while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** True for a picture in the first view. */
  readonly priority?: boolean;
};

/**
 * Renders a picture from content. `ImageFallback` replaces it by the placeholder bottle when it fails to load.
 *
 * This is a client component, because React adds a preload to the payload for each `<img>` of a server component, so
 * that prefetching a page would load all its pictures.
 */
export function ContentImage({ source, alt, priority = false, ...rest }: ContentImageProps) {
  return (
    <img
      alt={alt}
      data-fallback={placeholderBottle.src}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      {...(source ?? placeholderBottle)}
      {...rest}
    />
  );
}
