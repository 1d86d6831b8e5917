type OverlayState = {
  readonly hasContent: boolean;
  /** True for the selected slide. */
  readonly active: boolean;
  readonly playing: boolean;
  /** True for the first slide until its video has started for the first time. */
  readonly awaitsFirstPlay: boolean;
};

/**
 * Returns whether a slide's headline overlay is visible (HERO-03). Unselected slides hide it, so that every slide
 * change resets the overlay and fades the next one in.
 */
export function overlayShown({ hasContent, active, playing, awaitsFirstPlay }: OverlayState): boolean {
  return hasContent && active && !playing && !awaitsFirstPlay;
}
