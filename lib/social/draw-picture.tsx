import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';
import { capitalsIn, dataUrl, nameSizeOf, openPicture, readSiteFile, toJpeg } from './drawing';

export type SocialProduct = {
  readonly name: string;
  readonly line: string;
  /** Hex colour from content. An invalid one falls back to the page's default. */
  readonly color: string;
  /** BCP 47 tag, for capitals. */
  readonly tag: string;
};

const textWidth = 620;
const artSize = { width: 440, height: 590 } as const;
const defaultColor = '#EEEEEE';

const surfaceOf = (color: string) => (/^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color : defaultColor);

/** Returns the pack shot without its margin; null for bytes that are not a raster picture. */
async function readableArt(bytes: Uint8Array | null) {
  if (!bytes) return null;
  try {
    const art = await openPicture(bytes);
    if (!art) return null;
    return await art
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
  const capitals = (text: string) => capitalsIn(text, tag);
  const title = capitals(name);
  const art = await readableArt(shot);
  const logo = await readSiteFile(tone === 'light' ? 'public/logo-white.svg' : 'public/logo.svg');
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
          fontSize: nameSizeOf(title, textWidth),
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
  return toJpeg(picture, background);
}
