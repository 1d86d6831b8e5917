import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { ContentError, DroppedItem, FieldProblem, ParsedItems } from '@/lib/content/content-source';
import type { ContentType } from '@/lib/content/content-types';
import { splitBlocks } from '@/lib/content/html';
import type { Category, ContentItems, FeatureSlide, Partner, Slide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type Result, upstreamFailure } from '@/lib/result';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isNameSlug } from '@/lib/text/slug';
import { isInLocale, responseKeys } from '../names';
import { announcementSchema } from './announcement';
import { brokenBlocks, campaignSchema } from './campaign';
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
import { pathOf, problemsOf } from './problems';
import { productSchema } from './product';
import { redirectSchema } from './redirect';

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

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string().optional() })).nullish(),
});

/** Five times the number of products of the largest site that was measured. */
const maxItems = 5000;

const itemList = z.object({ items: z.array(z.unknown()) });

/**
 * Returns the raw items of a response (CONT-03). GraphQL reports failures with HTTP 200, so errors without
 * usable data, or an unexpected shape, are a failure and not an empty list.
 */
export function readItems(response: unknown, type: ContentType): Result<readonly unknown[]> {
  const parsed = envelope.safeParse(response);
  if (!parsed.success) return upstreamFailure('shape', `The ${type} response is not a GraphQL response`);
  const { data, errors } = parsed.data;
  const list = itemList.safeParse(data?.[responseKeys[type]]);
  if (list.success) {
    const { items } = list.data;
    if (items.length > maxItems)
      return upstreamFailure('shape', `The ${type} response has more than ${maxItems} items`);
    return { ok: true, value: items };
  }
  if (errors && errors.length > 0) {
    const messages = errors
      .slice(0, 5)
      .map(({ message }) => bounded(message ?? 'unnamed error', maxLengths.line));
    return upstreamFailure('graphql', `The ${type} query failed: ${messages.join('; ')}`);
  }
  return upstreamFailure('shape', `The ${type} response has no data.${responseKeys[type]}.items`);
}

const schemas: { readonly [Type in ContentType]: z.ZodType<ContentItems[Type]> } = {
  category: categorySchema,
  slides: slideSchema,
  product: productSchema,
  'product-feature-slider': featureSlideSchema,
  partners: partnerSchema,
  redirect: redirectSchema,
  announcement: announcementSchema,
  campaign: campaignSchema,
};

/** Returns the invalid parts of a valid item, which the site leaves out. */
const brokenParts: Partial<Record<ContentType, (item: unknown) => readonly DroppedItem[]>> = {
  campaign: brokenBlocks,
};

const maxDroppedShown = 20;

/** Number of items that are parsed before other requests are served (OPS-10). A product takes about 0.4 ms. */
const itemsAtOnce = 20;

const problemText = ({ field, value, expectation }: FieldProblem) =>
  `${field}: ${expectation}, got ${value || 'nothing'}`;

/**
 * Parses a response into domain items of one locale (CONT-04). Drops invalid items and keeps the others. If
 * every item is invalid, the response is a failure, not an empty list.
 */
export async function parseItems<Type extends ContentType>(
  response: unknown,
  type: Type,
  locale: LocaleDefinition,
): Promise<Result<ParsedItems<ContentItems[Type]>, ContentError>> {
  const raw = readItems(response, type);
  if (!raw.ok) return raw;
  const items: ContentItems[Type][] = [];
  const dropped: DroppedItem[] = [];
  let droppedCount = 0;
  for (const [index, item] of raw.value.entries()) {
    if (index % itemsAtOnce === itemsAtOnce - 1) await setImmediate();
    const path = pathOf(item);
    if (path.startsWith('/') && !isInLocale(path, locale)) continue;
    const parsed = schemas[type].safeParse(item);
    if (parsed.success) items.push(parsed.data);
    const broken = parsed.success
      ? (brokenParts[type]?.(item) ?? [])
      : [{ path, problems: problemsOf(item, parsed.error) }];
    droppedCount += broken.length;
    dropped.push(...broken.slice(0, maxDroppedShown - dropped.length));
  }
  if (items.length === 0 && droppedCount > 0) {
    const problems = dropped[0]?.problems.map(problemText).join(', ');
    const { error } = upstreamFailure(
      'shape',
      `None of ${droppedCount} ${type} items fits its schema (${problems})`,
    );
    return { ok: false, error: { ...error, dropped } };
  }
  return { ok: true, value: { items, dropped, droppedCount } };
}
