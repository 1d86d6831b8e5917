import type { ImagePosition } from './timeline';

type Sided = { readonly imagePosition: ImagePosition };

/** The line beside one entry. `turns` marks an end at which it changes sides. */
export type TrackPiece = {
  readonly side: ImagePosition;
  readonly turnsIn: boolean;
  readonly turnsOut: boolean;
};

/**
 * Returns the line through the timeline. It runs along each entry's picture and changes sides with the
 * pictures.
 */
export function trackPieces(entries: readonly Sided[]): readonly TrackPiece[] {
  const differs = (left: Sided | undefined, right: Sided | undefined) =>
    left !== undefined && right !== undefined && left.imagePosition !== right.imagePosition;
  return entries.map((entry, index) => ({
    side: entry.imagePosition,
    turnsIn: differs(entries[index - 1], entry),
    turnsOut: differs(entry, entries[index + 1]),
  }));
}
