import { z } from 'zod';
import { splitBlocks } from '../html';
import type { Partner } from '../types';
import { asset, color, fragmentPath, number, plaintext, requiredText, text } from './fields';

/** The lowercased name with whitespace as hyphens (spec section 2, Partners). */
export function partnerSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

const video = asset.transform((path) => (path && /placeholder/i.test(path) ? null : path));

/** A partner fragment (spec section 3). */
export const partnerSchema = z
  .object({
    _path: fragmentPath,
    partnersOrderNumber: number(9999),
    partnersName: requiredText,
    partnerThumbnail: asset,
    partnerThumbnailAltText: text('Partner Thumbnail'),
    partnerDescription: plaintext,
    partnerAboutText: plaintext,
    partnerAccomplishments: plaintext,
    partnerBannerImage: asset,
    partnerVideo: video,
    partnerVideoAltText: text(),
    partnerDetailPageBackgroundColor: color(null),
  })
  .transform(
    (wire): Partner => ({
      path: wire._path,
      order: wire.partnersOrderNumber,
      name: wire.partnersName,
      slug: partnerSlug(wire.partnersName),
      thumbnail: wire.partnerThumbnail,
      thumbnailAlt: wire.partnerThumbnailAltText,
      description: wire.partnerDescription,
      about: wire.partnerAboutText,
      accomplishments: splitBlocks(wire.partnerAccomplishments),
      banner: wire.partnerBannerImage,
      video: wire.partnerVideo,
      videoAlt: wire.partnerVideoAltText,
      backgroundColor: wire.partnerDetailPageBackgroundColor,
    }),
  );
