import { stat } from 'node:fs/promises';
import { serviceImageWidths } from '@/lib/assets/asset-url';
import { sampleFileOf, serveFile } from '@/lib/assets/sample-file';

const renditionPattern = /^(.+\.(?:avif|gif|jpe?g|png|webp))\.(\d+)\.webp$/i;
const rendered = new Map<string, Promise<Buffer | null>>();

async function resize(file: string, width: number): Promise<Buffer | null> {
  try {
    const { default: sharp } = await import('sharp');
    return await sharp(file).resize({ width, withoutEnlargement: true }).webp().toBuffer();
  } catch {
    return null;
  }
}

async function serveRendition(file: string, width: number, request: Request): Promise<Response | null> {
  if (!(await stat(file).catch(() => null))) return null;
  const key = `${file}.${width}`;
  const image = rendered.get(key) ?? resize(file, width);
  rendered.set(key, image);
  const bytes = await image;
  // Without an image library on the platform, send the original. The page looks the same.
  if (!bytes) return serveFile(file, request);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' },
  });
}

/**
 * Serves a file of the sample content, or a rendition `{path}.{width}.webp` in one of the site's widths
 * (ASSET-01).
 */
export async function serveAsset(segments: readonly string[], request: Request): Promise<Response | null> {
  const file = sampleFileOf(segments);
  if (!file) return null;
  const [, original, requested] = renditionPattern.exec(file) ?? [];
  if (!original) return serveFile(file, request);
  const width = serviceImageWidths.find((candidate) => candidate === Number(requested));
  return width ? serveRendition(original, width, request) : null;
}
