import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';
import { outlineText } from './outline-text';

export type SocialProduct = {
  readonly name: string;
  readonly line: string;
  /** Hex colour from content. An invalid one falls back to the page's default. */
  readonly color: string;
  /** BCP 47 tag, for capitals. */
  readonly tag: string;
};

const pictureSize = { width: 1200, height: 630 } as const;

const artBox = { left: 720, top: 20, width: 440, height: 590 } as const;
const margin = 72;
const textWidth = 620;
const defaultColor = '#EEEEEE';

/** Maximum number of pixels of a pack shot. */
const maxPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpeg', 'png', 'tiff', 'webp']);

const surfaceOf = (color: string) => (/^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color : defaultColor);

/** Returns the pack shot at its size; null for bytes that are not a raster picture. */
async function artLayer(bytes: Uint8Array | null) {
  if (!bytes) return null;
  try {
    const art = sharp(bytes, { limitInputPixels: maxPixels });
    if (!formats.has((await art.metadata()).format ?? '')) return null;
    const { width, height } = artBox;
    const { data, info } = await art
      .rotate()
      // Space around pack shots, which depends on the product's size.
      .trim()
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = artBox.left + Math.round((width - info.width) / 2);
    return { input: data, left, top: artBox.top + Math.round((height - info.height) / 2) };
  } catch {
    return null;
  }
}

async function logoLayer(tone: 'light' | 'dark') {
  const name = tone === 'light' ? 'logo-white.svg' : 'logo.svg';
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', name);
  const input = await sharp(await readFile(file), { density: 144 })
    .resize({ width: 300 })
    .png()
    .toBuffer();
  return { input, left: margin, top: pictureSize.height - margin - 56 };
}

function backdrop({ name, line, color, tag }: SocialProduct): string {
  const { width, height } = pictureSize;
  const fill = textToneOn(surfaceOf(color)) === 'light' ? brand.colors.paper : brand.colors.ink;
  const box = { left: margin, width: textWidth };
  const kicker = outlineText(line.toLocaleUpperCase(tag), {
    ...box,
    top: margin,
    sizes: [56, 44],
    maxLines: 1,
  });
  const title = outlineText(name.toLocaleUpperCase(tag), {
    ...box,
    top: kicker.bottom + 36,
    sizes: [190, 160, 130, 110, 90, 70],
    maxLines: 3,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${surfaceOf(color)}"/>
<circle cx="940" cy="315" r="290" fill="#FFFFFF" fill-opacity="0.22"/>
<g fill="${fill}">${kicker.svg}${title.svg}</g></svg>`;
}

/**
 * Draws the social picture of a product (SEO-04): its colour, category, name and, if available, its pack
 * shot.
 */
export async function drawPicture(product: SocialProduct, art: Uint8Array | null): Promise<Buffer> {
  const layers = [await logoLayer(textToneOn(surfaceOf(product.color))), await artLayer(art)];
  return sharp(Buffer.from(backdrop(product)))
    .composite(layers.filter((layer) => layer !== null))
    .flatten({ background: surfaceOf(product.color) })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
