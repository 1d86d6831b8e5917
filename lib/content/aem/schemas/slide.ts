import { z } from 'zod';
import type { Slide } from '../../types';
import { asset, flag, fragmentPath, link, number, text } from './fields';

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
  })
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
    }),
  );
