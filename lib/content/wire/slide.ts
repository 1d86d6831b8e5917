import { z } from 'zod';
import type { Slide } from '../types';
import { asset, flag, fragmentPath, link, number, text } from './fields';

/** A hero slide fragment (spec section 3). */
export const slideSchema = z
  .object({
    _path: fragmentPath,
    slideOrderNumber: number(0),
    slideImage: asset,
    slideMobileImage: asset,
    slideVideo: asset,
    slideMobileVideo: asset,
    slideAltText: text('Hero slide image'),
    slideHeadline: text(),
    slideSubheadline: text(),
    slideCtaLink: link,
    slideCtaLabel: text(),
    isScaleDownImage: flag,
    isScaleDownVideo: flag,
  })
  .transform(
    (wire): Slide => ({
      path: wire._path,
      order: wire.slideOrderNumber,
      image: wire.slideImage,
      mobileImage: wire.slideMobileImage,
      video: wire.slideVideo,
      mobileVideo: wire.slideMobileVideo,
      alt: wire.slideAltText,
      headline: wire.slideHeadline,
      subheadline: wire.slideSubheadline,
      cta: wire.slideCtaLink ? { href: wire.slideCtaLink, label: wire.slideCtaLabel } : null,
      hasContent: Boolean(wire.slideHeadline || wire.slideSubheadline || wire.slideCtaLink),
      scaleDownImage: wire.isScaleDownImage,
      scaleDownVideo: wire.isScaleDownVideo,
    }),
  );
