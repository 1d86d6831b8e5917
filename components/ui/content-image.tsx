'use client';

import type { ComponentProps } from 'react';
import { imageAttributes } from '@/lib/assets/src-set';
import type { ImageSource } from '@/lib/assets/types';
import { placeholderBottle } from './placeholder-bottle';

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
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      loading={priority ? 'eager' : 'lazy'}
      {...imageAttributes(source ?? placeholderBottle)}
      {...rest}
    />
  );
}
