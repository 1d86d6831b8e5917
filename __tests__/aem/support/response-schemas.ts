import type { z } from 'zod';
import { announcementSchema } from '@/lib/content/aem/schemas/announcement';
import { campaignSchema } from '@/lib/content/aem/schemas/campaign';
import {
  categorySchema,
  featureSlideSchema,
  partnerSchema,
  slideSchema,
} from '@/lib/content/aem/schemas/items';
import { productSchema } from '@/lib/content/aem/schemas/product';
import { redirectSchema } from '@/lib/content/aem/schemas/redirect';
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
