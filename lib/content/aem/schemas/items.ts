import { z } from 'zod';
import { splitBlocks, toHref } from '@/lib/content/html';
import type { Announcement, Category, FeatureSlide, Partner, Redirect, Slide } from '@/lib/content/types';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isNameSlug, isSlug, pathSegments } from '@/lib/text/slug';
import {
  asset,
  color,
  flag,
  fragmentPath,
  link,
  number,
  opensBeforeItEnds,
  plaintext,
  requiredText,
  text,
  timeWindow,
  windowProblem,
} from './fields';

/** A category fragment (CONT-01). */
export const categorySchema = z
  .object({
    _path: fragmentPath,
    categoryName: requiredText,
    categoryDescription: plaintext,
    categoryImage: asset,
    categoryBackgroundColor: color(null),
    isFeatured: flag,
    categoryLogoLockup: asset,
  })
  .transform(
    (fields): Category => ({
      path: fields._path,
      name: fields.categoryName,
      facts: splitBlocks(fields.categoryDescription),
      image: fields.categoryImage,
      backgroundColor: fields.categoryBackgroundColor,
      featured: fields.isFeatured,
      logoLockup: fields.categoryLogoLockup,
    }),
  );

/** A hero slide fragment (CONT-01). */
export const slideSchema = z
  .object({
    _path: fragmentPath,
    slideOrderNumber: number(0),
    slideImage: asset,
    slideMobileImage: asset,
    slideVideo: asset,
    slideMobileVideo: asset,
    slideAltText: text(),
    slideHeadline: text(),
    slideSubheadline: text(),
    slideCtaLink: link,
    slideCtaLabel: text(),
    isScaleDownImage: flag,
    isScaleDownVideo: flag,
    ...timeWindow,
  })
  .refine(opensBeforeItEnds, windowProblem)
  .transform(
    (fields): Slide => ({
      path: fields._path,
      order: fields.slideOrderNumber,
      image: fields.slideImage,
      mobileImage: fields.slideMobileImage,
      video: fields.slideVideo,
      mobileVideo: fields.slideMobileVideo,
      alt: fields.slideAltText,
      headline: fields.slideHeadline,
      subheadline: fields.slideSubheadline,
      cta: fields.slideCtaLink ? { href: fields.slideCtaLink, label: fields.slideCtaLabel } : null,
      hasContent: Boolean(fields.slideHeadline || fields.slideSubheadline || fields.slideCtaLink),
      scaleDownImage: fields.isScaleDownImage,
      scaleDownVideo: fields.isScaleDownVideo,
      from: fields.from,
      until: fields.until,
    }),
  );

/** Splits the claims of the second block at "&", or at the French "et" (HOME-06). */
export function splitClaims(block: string): string[] {
  return bounded(block, maxLengths.block)
    .replace(/\s+/g, ' ')
    .split(/&| et /i)
    .map((claim) => claim.trim())
    .filter(Boolean);
}

/** A product-feature slide fragment (HOME-06). */
export const featureSlideSchema = z
  .object({
    _path: fragmentPath,
    productOrderNumber: number(0),
    productName: requiredText,
    productImage: asset,
    productImageAltText: text(),
    productBackgroundColor: color('#EEEEEE'),
    productDetails: plaintext,
    productCategory: text(),
    otherFlavorsLink: link,
    whyItWorksLink: link,
  })
  .transform((fields): FeatureSlide => {
    const [intro = '', claims = ''] = splitBlocks(fields.productDetails);
    return {
      path: fields._path,
      order: fields.productOrderNumber,
      name: fields.productName,
      image: fields.productImage,
      imageAlt: fields.productImageAltText,
      backgroundColor: fields.productBackgroundColor,
      intro,
      claims: splitClaims(claims),
      category: fields.productCategory,
      otherFlavorsHref: fields.otherFlavorsLink,
      whyItWorksHref: fields.whyItWorksLink,
    };
  });

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
    partnerStatement: text(),
    partnerMomentImage: asset,
    partnerFavoriteProduct: link,
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
      statement: fields.partnerStatement,
      moment: fields.partnerMomentImage,
      favoriteHref: fields.partnerFavoriteProduct,
      video: fields.partnerVideo,
      videoAlt: fields.partnerVideoAltText,
      backgroundColor: fields.partnerDetailPageBackgroundColor,
    }),
  );

/** Returns the name of an announcement, that of its fragment. */
const announcementName = (path: string) => pathSegments(path.replace(/\/$/, ''))?.at(-1) ?? '';

/** An announcement fragment (HDR-07). Without a link the label of the link is not shown. */
export const announcementSchema = z
  .object({
    _path: fragmentPath.refine((path) => isSlug(announcementName(path)), 'makes no name'),
    announcementText: requiredText,
    announcementLink: link,
    announcementLinkLabel: text(),
    ...timeWindow,
  })
  .refine(opensBeforeItEnds, windowProblem)
  .transform(
    (fields): Announcement => ({
      path: fields._path,
      name: announcementName(fields._path),
      text: fields.announcementText,
      link: fields.announcementLink
        ? { href: fields.announcementLink, label: fields.announcementLinkLabel }
        : null,
      from: fields.from,
      until: fields.until,
    }),
  );

/** A path of the site other than `/`, without query and fragment. */
const redirectFrom = z
  .string()
  .overwrite((value) => bounded(value, maxLengths.line).trim())
  .refine((value) => !/[?#]/.test(value) && toHref(value)?.startsWith('/') === true, 'a path of the site')
  .refine((value) => /[^/]/.test(value), 'a path other than /');

/** A path of the site, or a full https URL. */
const redirectTo = z
  .string()
  .transform(toHref)
  .refine((value) => value !== null && /^(?:\/|https:)/i.test(value), 'a path of the site, or an https URL')
  .transform(String);

/** A redirect fragment (NAV-09). */
export const redirectSchema = z
  .object({ _path: fragmentPath, from: redirectFrom, to: redirectTo, permanent: flag })
  .transform(
    (fields): Redirect => ({
      path: fields._path,
      from: fields.from,
      to: fields.to,
      isPermanent: fields.permanent,
    }),
  );
