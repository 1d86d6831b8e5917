import type { ImageSource } from './types';

/**
 * Returns the `srcset` of a picture: the URL of `src`, which is that of the largest width, in every width. Pages
 * carry the widths only, because a URL per width would be in the HTML and in the payload.
 */
export function srcSetOf({ src, widths = [] }: ImageSource): string | undefined {
  if (widths.length === 0) return undefined;
  const largest = String(Math.max(...widths));
  const at = src.lastIndexOf(largest);
  const [before, after] = [src.slice(0, at), src.slice(at + largest.length)];
  return widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
}

/** Returns the attributes of an `<img>`. */
export function imageAttributes(source: ImageSource) {
  return { src: source.src, srcSet: srcSetOf(source), sizes: source.sizes };
}
