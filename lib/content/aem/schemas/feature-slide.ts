import { z } from 'zod';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { splitBlocks } from '../../html';
import type { FeatureSlide } from '../../types';
import { asset, color, fragmentPath, link, number, plaintext, requiredText, text } from './fields';

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
