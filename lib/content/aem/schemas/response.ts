import { z } from 'zod';
import { bounded, maxLengths } from '@/lib/text/bounded';
import type { ContentType } from '../../content-types';
import { fail, type Result } from '../../result';
import { responseKeys } from '../response-keys';

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
  if (!parsed.success) return fail('shape', `The ${type} response is not a GraphQL response`);
  const { data, errors } = parsed.data;
  const list = itemList.safeParse(data?.[responseKeys[type]]);
  if (list.success) {
    const { items } = list.data;
    if (items.length > maxItems) return fail('shape', `The ${type} response has more than ${maxItems} items`);
    return { ok: true, value: items };
  }
  if (errors && errors.length > 0) {
    const messages = errors
      .slice(0, 5)
      .map(({ message }) => bounded(message ?? 'unnamed error', maxLengths.line));
    return fail('graphql', `The ${type} query failed: ${messages.join('; ')}`);
  }
  return fail('shape', `The ${type} response has no data.${responseKeys[type]}.items`);
}
