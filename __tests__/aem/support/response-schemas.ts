import type { z } from 'zod';
import { campaignSchema } from '@/lib/content/aem/schemas/campaign';
import {
  announcementSchema,
  categorySchema,
  featureSlideSchema,
  partnerSchema,
  redirectSchema,
  slideSchema,
} from '@/lib/content/aem/schemas/items';
import { productSchema } from '@/lib/content/aem/schemas/product';
import type { ContentType } from '@/lib/content/content-types';

/** The fields of a fragment that the site reads, before they become a domain item. */
export const responseSchemas: Readonly<Record<ContentType, z.ZodObject>> = {
  category: categorySchema.in,
  slides: slideSchema.in,
  product: productSchema.in,
  'product-feature-slider': featureSlideSchema.in,
  partners: partnerSchema.in,
  redirect: redirectSchema.in,
  announcement: announcementSchema.in,
  campaign: campaignSchema.in,
};
