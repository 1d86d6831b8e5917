/** The least and the greatest width divided by height. */
export type Ratio = { readonly least: number; readonly most: number; readonly wanted: string };

/**
 * The shapes that pictures are drawn in. A cover picture of another shape loses more than a third of itself, a pack
 * shot becomes small in its box.
 */
export const ratios = {
  landscape: { least: 1.3, most: 2.4, wanted: 'landscape, such as 1960 × 1100' },
  portrait: { least: 0.4, most: 1, wanted: 'portrait, such as 800 × 1200' },
  square: { least: 0.8, most: 1.25, wanted: 'square, such as 1000 × 1000' },
  pack: { least: 0.3, most: 1, wanted: 'portrait, such as 640 × 1280' },
  card: { least: 0.7, most: 1.8, wanted: 'between 3:4 and 16:9, such as 600 × 600' },
  banner: { least: 1.6, most: 3.6, wanted: 'wide, such as 1600 × 600' },
} as const satisfies Record<string, Ratio>;

/** How a file is used; `any` pictures have no shape, such as logos. */
export type FileRole = keyof typeof ratios | 'any' | 'video';
