import { z } from 'zod';
import { isNameSlug } from '@/lib/text/slug';
import { splitBlocks } from '../../html';
import type { Partner } from '../../types';
import { asset, color, fragmentPath, number, plaintext, requiredText, text } from './fields';

/**
 * Returns the slug of a partner: its name in lower case, with hyphens for whitespace, without characters that
 * a path segment must not contain.
 */
function partnerSlug(name: string): string {
  const slug = name.trim().toLowerCase().replace(/\s+/g, '-');
  return slug.replace(/[\p{C}\p{Z}/\\]/gu, '');
}

const video = asset.transform((path) => (path && /placeholder/i.test(path) ? null : path));

/** A partner fragment (PART-02). */
export const partnerSchema = z
  .object({
    _path: fragmentPath,
    partnersOrderNumber: number(9999),
    partnersName: requiredText.refine((name) => isNameSlug(partnerSlug(name)), 'makes no address'),
    partnerThumbnail: asset,
    partnerThumbnailAltText: text(),
    partnerDescription: plaintext,
    partnerAboutText: plaintext,
    partnerAccomplishments: plaintext,
    partnerBannerImage: asset,
    partnerVideo: video,
    partnerVideoAltText: text(),
    partnerDetailPageBackgroundColor: color(null),
  })
  .transform(
    (fields): Partner => ({
      path: fields._path,
      order: fields.partnersOrderNumber,
      name: fields.partnersName,
      slug: partnerSlug(fields.partnersName),
      thumbnail: fields.partnerThumbnail,
      thumbnailAlt: fields.partnerThumbnailAltText,
      description: fields.partnerDescription,
      about: fields.partnerAboutText,
      accomplishments: splitBlocks(fields.partnerAccomplishments),
      banner: fields.partnerBannerImage,
      video: fields.partnerVideo,
      videoAlt: fields.partnerVideoAltText,
      backgroundColor: fields.partnerDetailPageBackgroundColor,
    }),
  );
