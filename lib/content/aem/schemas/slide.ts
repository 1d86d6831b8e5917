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
    (parse): Slide => ({
      path: parse._path,
      order: parse.slideOrderNumber,
      image: parse.slideImage,
      mobileImage: parse.slideMobileImage,
      video: parse.slideVideo,
      mobileVideo: parse.slideMobileVideo,
      alt: parse.slideAltText,
      headline: parse.slideHeadline,
      subheadline: parse.slideSubheadline,
      cta: parse.slideCtaLink ? { href: parse.slideCtaLink, label: parse.slideCtaLabel } : null,
      hasContent: Boolean(parse.slideHeadline || parse.slideSubheadline || parse.slideCtaLink),
      scaleDownImage: parse.isScaleDownImage,
      scaleDownVideo: parse.isScaleDownVideo,
    }),
  );
