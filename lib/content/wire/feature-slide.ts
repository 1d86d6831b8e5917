import { z } from 'zod';
import { splitBlocks } from '../html';
import type { FeatureSlide } from '../types';
import { asset, color, fragmentPath, link, number, plaintext, requiredText, text } from './fields';

/** The second block names its claims with "&", or "et" in French (spec section 3). */
function splitClaims(block: string): string[] {
  return block
    .split(/&|\s+et\s+/i)
    .map((claim) => claim.trim())
    .filter(Boolean);
}

/** A product-feature slide fragment (spec section 3). */
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
  .transform((wire): FeatureSlide => {
    const [intro = '', claims = ''] = splitBlocks(wire.productDetails);
    return {
      path: wire._path,
      order: wire.productOrderNumber,
      name: wire.productName,
      image: wire.productImage,
      imageAlt: wire.productImageAltText,
      backgroundColor: wire.productBackgroundColor,
      intro,
      claims: splitClaims(claims),
      category: wire.productCategory,
      otherFlavorsHref: wire.otherFlavorsLink,
      whyItWorksHref: wire.whyItWorksLink,
    };
  });
