import { brand } from '@/lib/brand';
import { capitalsIn, dataUrl, nameSizeOf, openPicture, pictureSize, readSiteFile, toJpeg } from './drawing';

/** Width in pixels, up to the subject of the picture. */
const textWidth = 460;

export type SocialCampaign = {
  readonly title: string;
  /** BCP 47 tag, for capitals. */
  readonly tag: string;
};

/** Returns the picture in the size of shared pictures; null for bytes that are not a raster picture. */
async function readableArt(bytes: Uint8Array | null) {
  if (!bytes) return null;
  try {
    const art = await openPicture(bytes);
    // Artwork has its subject at the right and room for text at the left.
    return (
      art &&
      (await art
        .resize({ ...pictureSize, fit: 'cover', position: 'right' })
        .png()
        .toBuffer())
    );
  } catch {
    return null;
  }
}

/** Draws the social picture of a campaign (SEO-04): its picture with its title. */
export async function drawCampaign({ title, tag }: SocialCampaign, shot: Uint8Array | null): Promise<Buffer> {
  const text = capitalsIn(title, tag);
  const art = await readableArt(shot);
  const logo = await readSiteFile('public/logo-white.svg');
  const picture = (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: brand.colors.ink,
        color: brand.colors.paper,
      }}
    >
      {art && (
        <img
          alt=""
          src={dataUrl('image/png', art)}
          {...pictureSize}
          style={{ position: 'absolute', left: 0, top: 0 }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          ...pictureSize,
          background: `linear-gradient(90deg, ${brand.colors.ink}D9 0%, ${brand.colors.ink}99 38%, ${brand.colors.ink}00 72%)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 72,
          top: 78,
          width: textWidth,
          fontSize: nameSizeOf(text, textWidth),
          lineHeight: 0.92,
          display: 'block',
          lineClamp: 3,
          wordBreak: 'break-word',
        }}
      >
        {text}
      </div>
      <img
        alt=""
        src={dataUrl('image/svg+xml', logo)}
        width={300}
        height={56}
        style={{ position: 'absolute', left: 72, top: 502 }}
      />
    </div>
  );
  return toJpeg(picture, brand.colors.ink);
}
