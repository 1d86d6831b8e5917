import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Distance of two colours in OKLab from which areas of them look different; black and white are 1 apart. */
const threshold = 0.02;

export type Difference = {
  readonly width: number;
  readonly height: number;
  /** Share of the pixels that look different. */
  readonly share: number;
  /** A pale copy of the old picture with the different pixels in red, as PNG. */
  readonly picture: Buffer;
};

/**
 * Compares two pictures. Areas that only the larger one has count as different.
 * @param before as PNG, like `after`
 * @returns null if no pixel looks different
 */
export async function findDifference(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [old, now] = [sharp(before), sharp(after)];
  const [oldSize, nowSize] = [await old.metadata(), await now.metadata()];
  const width = Math.max(oldSize.width, nowSize.width);
  const height = Math.max(oldSize.height, nowSize.height);
  // Fills the area that the smaller picture lacks with a colour that no page uses.
  const pixels = (picture: typeof old, size: typeof oldSize) =>
    picture
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: '#ff00ff' })
      .raw()
      .toBuffer();
  const result = Buffer.alloc(width * height * 4);
  const count = pixelmatch(await pixels(old, oldSize), await pixels(now, nowSize), result, width, height, {
    threshold,
  });
  if (count === 0) return null;
  const picture = await sharp(result, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { width, height, share: count / (width * height), picture };
}
