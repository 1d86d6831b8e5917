/** Minimum and maximum width divided by height. */
export type Ratio = { readonly min: number; readonly max: number; readonly wanted: string };

/**
 * Aspect ratios of the boxes of pictures. A cover picture with another ratio loses more than a third, and a
 * pack shot is small in its box.
 */
export const ratios = {
  landscape: { min: 1.3, max: 2.4, wanted: 'landscape, such as 1960 × 1100' },
  portrait: { min: 0.4, max: 1, wanted: 'portrait, such as 800 × 1200' },
  square: { min: 0.8, max: 1.25, wanted: 'square, such as 1000 × 1000' },
  pack: { min: 0.3, max: 1, wanted: 'portrait, such as 640 × 1280' },
  card: { min: 0.7, max: 1.8, wanted: 'between 3:4 and 16:9, such as 600 × 600' },
  banner: { min: 1.6, max: 3.6, wanted: 'wide, such as 1600 × 600' },
} as const satisfies Record<string, Ratio>;

/** Use of a file. Pictures of `any` role have no expected ratio, such as logos. */
export type FileRole = keyof typeof ratios | 'any' | 'video';
