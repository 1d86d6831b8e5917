import type { ImagePosition } from './timeline';

type Sided = { readonly imagePosition: ImagePosition };

/** Where the line runs at one entry: it changes sides at an end that `turns`. */
export type TrackPiece = {
  readonly side: ImagePosition;
  readonly turnsIn: boolean;
  readonly turnsOut: boolean;
};

/** The line through the timeline: along each entry's picture, crossing over wherever the picture changes sides. */
export function trackPieces(entries: readonly Sided[]): readonly TrackPiece[] {
  const differs = (left: Sided | undefined, right: Sided | undefined) =>
    left !== undefined && right !== undefined && left.imagePosition !== right.imagePosition;
  return entries.map((entry, index) => ({
    side: entry.imagePosition,
    turnsIn: differs(entries[index - 1], entry),
    turnsOut: differs(entry, entries[index + 1]),
  }));
}
