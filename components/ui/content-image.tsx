import type { ComponentProps } from 'react';

/** What `lib/assets` makes of an asset path. */
export type ImageSource = { readonly src: string; readonly srcSet?: string };

/** Shown in place of a picture that is missing or does not load (spec section 8). */
export const placeholderBottle: ImageSource = { src: '/placeholder-bottle.webp' };

type ContentImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> & {
  readonly source: ImageSource | null;
  readonly alt: string;
  /** Pixel size of the box's ratio, so that nothing shifts while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** True for a picture in the first view. */
  readonly priority?: boolean;
};

/** A picture from content, in its box; `ImageFallback` swaps it for the placeholder bottle when it fails to load. */
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
