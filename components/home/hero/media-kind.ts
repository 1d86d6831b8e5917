export type MediaKind = 'image' | 'video';

/** What a path leads to, by its extension (spec section 4, Hero carousel). */
export function mediaKind(path: string): MediaKind {
  return /\.(?:mp4|webm|ogg|mov|avi)(?:[?#]|$)/i.test(path) ? 'video' : 'image';
}
