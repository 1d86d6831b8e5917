import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp, { type Sharp } from 'sharp';

export const pictureSize = { width: 1200, height: 630 } as const;
/** Maximum number of pixels of a picture from content. */
const maxPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpeg', 'png', 'tiff', 'webp']);

/** Font sizes of the name in pixels, largest first. */
const nameSizes = [190, 160, 130, 115, 100, 85, 70] as const;
/** Largest size at which three lines end above the logo. */
const threeLineSize = 130;
/** Width of a letter in em, in words with more wide letters than narrow ones. */
const letterWidth = 0.46;

/** Characters that the font lacks. Next would request other fonts for them from the network. */
const unknownCharacters = /[^\s!-~¡-ÿŒœ–—‘’“”•…€™]/gu;

/** Replaces letters that the font lacks with letters without accents, or removes them. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(unknownCharacters, (character) => character.normalize('NFD').replace(unknownCharacters, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the largest size at which a line of this width holds every word and the last line ends above the logo. */
export function nameSizeOf(name: string, width: number): number {
  const fits = (size: number) => {
    const letters = Math.floor(width / (size * letterWidth));
    const lines = name.match(new RegExp(`\\S.{0,${letters - 1}}(?= |$)`, 'g')) ?? [];
    return lines.join(' ') === name && lines.length <= (size > threeLineSize ? 2 : 3);
  };
  return nameSizes.find(fits) ?? 70;
}

/** Reads a file of the site. */
export const readSiteFile = (file: string) =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file));
/** Returns a file as an address that a drawing can show. */
export const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** Returns a text in capitals of a language, with letters that the font has. */
export const capitalsIn = (text: string, tag: string) => drawable(text.toLocaleUpperCase(tag));

/** Opens a picture upright; null for bytes that are not a raster picture. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp | null> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  return formats.has((await picture.metadata()).format ?? '') ? picture.rotate() : null;
}

/** Draws elements as a JPEG in the size of shared pictures. */
export async function toJpeg(picture: ReactElement, background: string): Promise<Buffer> {
  // In the standalone build by `outputFileTracingIncludes`.
  const font = await readSiteFile('app/styles/fonts/display-static.woff');
  const png = new ImageResponse(picture, {
    ...pictureSize,
    fonts: [{ name: 'Display', data: font, weight: 900 }],
  });
  return sharp(await png.arrayBuffer())
    .flatten({ background })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
