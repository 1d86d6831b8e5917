import { z } from 'zod';
import { splitBlocks } from '../html';
import type { Category } from '../types';
import { asset, color, flag, fragmentPath, plaintext, requiredText } from './fields';

/** A category fragment (spec section 3). */
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
    (wire): Category => ({
      path: wire._path,
      name: wire.categoryName,
      facts: splitBlocks(wire.categoryDescription),
      image: wire.categoryImage,
      backgroundColor: wire.categoryBackgroundColor,
      featured: wire.isFeatured,
      logoLockup: wire.categoryLogoLockup,
    }),
  );
