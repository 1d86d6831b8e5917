import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';

export type SocialProduct = {
  readonly name: string;
  readonly line: string;
  /** Hex colour from content. An invalid one falls back to the page's default. */
  readonly color: string;
  /** BCP 47 tag, for capitals. */
  readonly tag: string;
};

const pictureSize = { width: 1200, height: 630 } as const;
const artSize = { width: 440, height: 590 } as const;
const textWidth = 620;
const defaultColor = '#EEEEEE';

/** Font sizes of the name in pixels, largest first. */
const nameSizes = [190, 160, 130, 115, 100, 85, 70] as const;
/** Largest size of which three lines end above the logo. */
const threeLineSize = 130;
/** Width of a letter in em, of words with more wide letters than narrow ones. */
const letterWidth = 0.46;

/** Maximum number of pixels of a pack shot. */
const maxPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpeg', 'png', 'tiff', 'webp']);

/** Characters that the font lacks. Next would request other fonts for them from the network. */
const unknownCharacters = /[^\s!-~¡-ÿŒœ–—‘’“”•…€™]/gu;

/** Replaces letters that the font lacks with letters without accents, or removes them. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(unknownCharacters, (character) => character.normalize('NFD').replace(unknownCharacters, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the largest size in which a line holds every word and the last line ends above the logo. */
function nameSizeOf(name: string): number {
  const fits = (size: number) => {
    const letters = Math.floor(textWidth / (size * letterWidth));
    const lines = name.match(new RegExp(`\\S.{0,${letters - 1}}(?= |$)`, 'g')) ?? [];
    return lines.join(' ') === name && lines.length <= (size > threeLineSize ? 2 : 3);
  };
  return nameSizes.find(fits) ?? 70;
}

const surfaceOf = (color: string) => (/^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color : defaultColor);

const readSiteFile = (file: string) => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file));
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** Returns the pack shot without its margin; null for bytes that are not a raster picture. */
async function readableArt(bytes: Uint8Array | null) {
  if (!bytes) return null;
  try {
    const art = sharp(bytes, { limitInputPixels: maxPixels });
    if (!formats.has((await art.metadata()).format ?? '')) return null;
    return await art
      .rotate()
      // Space around pack shots, which depends on the product's size.
      .trim()
      .resize({ ...artSize, fit: 'inside' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/**
 * Draws the social picture of a product (SEO-04): its colour, category, name and, if available, its pack
 * shot.
 */
export async function drawPicture({ name, line, color, tag }: SocialProduct, shot: Uint8Array | null) {
  const background = surfaceOf(color);
  const tone = textToneOn(background);
  const capitals = (text: string) => drawable(text.toLocaleUpperCase(tag));
  const title = capitals(name);
  const art = await readableArt(shot);
  const logo = await readSiteFile(tone === 'light' ? 'public/logo-white.svg' : 'public/logo.svg');
  // In the standalone build by `outputFileTracingIncludes`.
  const font = await readSiteFile('app/styles/fonts/display-static.woff');
  const picture = (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background,
        color: tone === 'light' ? brand.colors.paper : brand.colors.ink,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 650,
          top: 25,
          width: 580,
          height: 580,
          borderRadius: '50%',
          background: '#FFFFFF38',
        }}
      />
      <div style={{ position: 'absolute', left: 72, top: 62, width: textWidth, fontSize: 56, lineHeight: 1 }}>
        {capitals(line)}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 72,
          top: 130,
          width: textWidth,
          fontSize: nameSizeOf(title),
          lineHeight: 0.92,
          display: 'block',
          lineClamp: 3,
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
      <img
        alt=""
        src={dataUrl('image/svg+xml', logo)}
        width={300}
        height={56}
        style={{ position: 'absolute', left: 72, top: 502 }}
      />
      {art && (
        <img
          alt=""
          src={dataUrl('image/png', art)}
          {...artSize}
          style={{ position: 'absolute', left: 720, top: 20, objectFit: 'contain' }}
        />
      )}
    </div>
  );
  const png = new ImageResponse(picture, {
    ...pictureSize,
    fonts: [{ name: 'Display', data: font, weight: 900 }],
  });
  return sharp(await png.arrayBuffer())
    .flatten({ background })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
