'use client';

import type { ComponentProps } from 'react';
import { placeholderBottle } from './placeholder-bottle';

/** What `lib/assets` makes of an asset path. */
export type ImageSource = { readonly src: string; readonly srcSet?: string };

type ContentImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> & {
  readonly source: ImageSource | null;
  readonly alt: string;
  /** Pixel size of the box's ratio, so that nothing shifts while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** True for a picture in the first view. */
  readonly priority?: boolean;
};

/**
 * A picture from content, in its box; `ImageFallback` swaps it for the placeholder bottle when it fails to load.
 *
 * A client component without any state: for an `<img>` of a server component React puts a preload into the page's
 * payload, and a page that is only prefetched would then load all its pictures.
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
