import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { ContentError, DroppedItem, FieldProblem, ParsedItems } from '@/lib/content/content-source';
import type { ContentType } from '@/lib/content/content-types';
import type { ContentItems } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type Result, upstreamFailure } from '@/lib/result';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isInLocale, responseKeys } from '../names';
import { brokenBlocks, campaignSchema } from './campaign';
import { pathOf, problemsOf } from './fields';
import {
  announcementSchema,
  categorySchema,
  featureSlideSchema,
  partnerSchema,
  redirectSchema,
  slideSchema,
} from './items';
import { productSchema } from './product';

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string().optional() })).nullish(),
});

/** Five times the number of products of the largest site that was measured. */
const maxItems = 5000;

const itemList = z.object({ items: z.array(z.unknown()) });

/**
 * Returns the raw items of a response (CONT-03). GraphQL reports failures with HTTP 200, so errors without
 * usable data, or an unexpected shape, are a failure and not an empty list.
 */
export function readItems(response: unknown, type: ContentType): Result<readonly unknown[]> {
  const parsed = envelope.safeParse(response);
  if (!parsed.success) return upstreamFailure('shape', `The ${type} response is not a GraphQL response`);
  const { data, errors } = parsed.data;
  const list = itemList.safeParse(data?.[responseKeys[type]]);
  if (list.success) {
    const { items } = list.data;
    if (items.length > maxItems)
      return upstreamFailure('shape', `The ${type} response has more than ${maxItems} items`);
    return { ok: true, value: items };
  }
  if (errors && errors.length > 0) {
    const messages = errors
      .slice(0, 5)
      .map(({ message }) => bounded(message ?? 'unnamed error', maxLengths.line));
    return upstreamFailure('graphql', `The ${type} query failed: ${messages.join('; ')}`);
  }
  return upstreamFailure('shape', `The ${type} response has no data.${responseKeys[type]}.items`);
}

const schemas: { readonly [Type in ContentType]: z.ZodType<ContentItems[Type]> } = {
  category: categorySchema,
  slides: slideSchema,
  product: productSchema,
  'product-feature-slider': featureSlideSchema,
  partners: partnerSchema,
  redirect: redirectSchema,
  announcement: announcementSchema,
  campaign: campaignSchema,
};

/** Returns the invalid parts of a valid item, which the site leaves out. */
const brokenParts: Partial<Record<ContentType, (item: unknown) => readonly DroppedItem[]>> = {
  campaign: brokenBlocks,
};

const maxDroppedShown = 20;

/** Number of items that are parsed before other requests are served (OPS-10). A product takes about 0.4 ms. */
const itemsAtOnce = 20;

const problemText = ({ field, value, expectation }: FieldProblem) =>
  `${field}: ${expectation}, got ${value || 'nothing'}`;

/**
 * Parses a response into domain items of one locale (CONT-04). Drops invalid items and keeps the others. If
 * every item is invalid, the response is a failure, not an empty list.
 */
export async function parseItems<Type extends ContentType>(
  response: unknown,
  type: Type,
  locale: LocaleDefinition,
): Promise<Result<ParsedItems<ContentItems[Type]>, ContentError>> {
  const raw = readItems(response, type);
  if (!raw.ok) return raw;
  const items: ContentItems[Type][] = [];
  const dropped: DroppedItem[] = [];
  let droppedCount = 0;
  for (const [index, item] of raw.value.entries()) {
    if (index % itemsAtOnce === itemsAtOnce - 1) await setImmediate();
    const path = pathOf(item);
    if (path.startsWith('/') && !isInLocale(path, locale)) continue;
    const parsed = schemas[type].safeParse(item);
    if (parsed.success) items.push(parsed.data);
    const broken = parsed.success
      ? (brokenParts[type]?.(item) ?? [])
      : [{ path, problems: problemsOf(item, parsed.error) }];
    droppedCount += broken.length;
    dropped.push(...broken.slice(0, maxDroppedShown - dropped.length));
  }
  if (items.length === 0 && droppedCount > 0) {
    const problems = dropped[0]?.problems.map(problemText).join(', ');
    const { error } = upstreamFailure(
      'shape',
      `None of ${droppedCount} ${type} items fits its schema (${problems})`,
    );
    return { ok: false, error: { ...error, dropped } };
  }
  return { ok: true, value: { items, dropped, droppedCount } };
}
