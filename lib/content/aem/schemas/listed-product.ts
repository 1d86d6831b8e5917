import { z } from 'zod';
import { bounded } from '@/lib/text/bounded';
import { htmlToPlaintext, sanitizeRichText } from '../../html';
import type { ListedProduct, Product } from '../../types';
import { itemBytes, parseItem } from '../item-lists';
import { asset, richTextForms } from './fields';
import { productSchema, scalarId, summaryFields, toSummary } from './product';

/** Length of the details that search uses. */
const maxSearchText = 400;

/**
 * Accepts the same fragments as `productSchema`, but does not build the tabs, because a list has thousands of
 * items.
 */
const listedSchema = z
  .object({
    ...summaryFields,
    bazaarVoiceProductId: scalarId,
    detailImage16oz: asset,
    detailImage20oz: asset,
    detailImage28oz: asset,
    detailsTabContent: richTextForms.nullish(),
  })
  .transform((fields) => {
    const { plaintext = '', html = '' } = fields.detailsTabContent ?? {};
    const text = plaintext?.trim() || htmlToPlaintext(sanitizeRichText(html ?? ''));
    return { ...toSummary(fields), searchText: bounded(text, maxSearchText) };
  });

/** Parses an item of a list. The rest of the product remains as bytes of the backend's response. */
export function parseListedProduct(value: unknown, item: unknown) {
  const parsed = listedSchema.safeParse(value);
  if (!parsed.success) return parsed;
  const data: ListedProduct = { ...parsed.data, source: itemBytes(item) };
  return { success: true, data } as const;
}

/** Returns the whole product behind an item of a list. */
export function toProduct({ source }: ListedProduct): Product {
  return productSchema.parse(parseItem(source));
}
