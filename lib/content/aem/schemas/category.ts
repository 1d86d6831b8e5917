import { z } from 'zod';
import { splitBlocks } from '../../html';
import type { Category } from '../../types';
import { asset, color, flag, fragmentPath, plaintext, requiredText } from './fields';

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
    (parse): Category => ({
      path: parse._path,
      name: parse.categoryName,
      facts: splitBlocks(parse.categoryDescription),
      image: parse.categoryImage,
      backgroundColor: parse.categoryBackgroundColor,
      featured: parse.isFeatured,
      logoLockup: parse.categoryLogoLockup,
    }),
  );
