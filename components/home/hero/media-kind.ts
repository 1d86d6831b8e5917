export type MediaKind = 'image' | 'video';

/** Returns the media kind of a path by its extension (HERO-02). */
export function mediaKind(path: string): MediaKind {
  return /\.(?:mp4|webm|ogg|mov|avi)(?:[?#]|$)/i.test(path) ? 'video' : 'image';
}
