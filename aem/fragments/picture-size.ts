import sharp from 'sharp';
import { contentTypeOf } from '@/lib/assets/content-kind';

export type PictureSize = { readonly width: number; readonly height: number };

/** The locales share their files, so each file is read once. */
const sizes = new Map<string, Promise<PictureSize | null>>();

async function measure(file: string): Promise<PictureSize | null> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** Returns the size of a picture in pixels; null for videos and vector pictures, for which AEM stores none. */
export function pictureSize(file: string): Promise<PictureSize | null> {
  const type = contentTypeOf(file);
  if (!type?.startsWith('image/') || type === 'image/svg+xml') return Promise.resolve(null);
  const known = sizes.get(file) ?? measure(file);
  sizes.set(file, known);
  return known;
}
