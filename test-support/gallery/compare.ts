import sharp from 'sharp';

/** Side of a cell in pixels of the reduced picture. */
const cell = 6;
/** Difference of a cell's mean colour, of 255, that a person sees; text drawn by another FreeType stays below it. */
const visible = 20;

/**
 * Reduces a screenshot for the repository.
 * @param width in pixels
 */
export const reduce = (screenshot: Buffer, width: number): Promise<Buffer> =>
  sharp(screenshot).resize({ width }).webp({ quality: 70 }).toBuffer();

/** Returns the mean colours of the cells of a picture. */
async function cells(picture: Buffer): Promise<{ readonly columns: number; readonly colors: Buffer }> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const colors = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { columns, colors };
}

/**
 * Returns the share of a picture, 0 to 1, that differs visibly from another of the same width. What only one of them
 * has, because it is longer, differs.
 */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([cells(one), cells(other)]);
  const total = Math.max(a.colors.length, b.colors.length) / 3;
  let differing = 0;
  for (let at = 0; at < total * 3; at += 3) {
    const distance = [0, 1, 2].map((channel) =>
      Math.abs((a.colors[at + channel] ?? 999) - (b.colors[at + channel] ?? 0)),
    );
    if (Math.max(...distance) > visible) differing += 1;
  }
  return differing / total;
}
