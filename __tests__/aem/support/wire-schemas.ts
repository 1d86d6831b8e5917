import type { z } from 'zod';
import type { ContentType } from '@/lib/content/content-types';
import { categorySchema } from '@/lib/content/wire/category';
import { featureSlideSchema } from '@/lib/content/wire/feature-slide';
import { partnerSchema } from '@/lib/content/wire/partner';
import { productSchema } from '@/lib/content/wire/product';
import { slideSchema } from '@/lib/content/wire/slide';

/** What the site reads of a fragment, before it becomes a domain item. */
export const wireSchemas: Readonly<Record<ContentType, z.ZodObject>> = {
  category: categorySchema.in,
  slides: slideSchema.in,
  product: productSchema.in,
  'product-feature-slider': featureSlideSchema.in,
  partners: partnerSchema.in,
};
