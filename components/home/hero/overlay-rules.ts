type OverlayState = {
  readonly hasContent: boolean;
  /** The slide is the selected one. */
  readonly active: boolean;
  readonly playing: boolean;
  /** The slide is the first one, and its video is about to start by itself for the first time. */
  readonly awaitsFirstPlay: boolean;
};

/**
 * Whether a slide's headline overlay is to be seen (spec section 4, Hero carousel). A slide that is not selected
 * hides it, so that every slide change resets the overlay and fades the next one in.
 */
export function overlayShown({ hasContent, active, playing, awaitsFirstPlay }: OverlayState): boolean {
  return hasContent && active && !playing && !awaitsFirstPlay;
}
