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
