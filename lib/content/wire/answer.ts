import { z } from 'zod';
import { answerKeys, type ContentType } from '../content-types';
import { fail, type Result } from '../result';

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string().optional() })).nullish(),
});
const itemList = z.object({ items: z.array(z.unknown()) });

/**
 * The raw items of an answer (contract section 4). GraphQL reports failures with HTTP 200: errors without usable
 * data are a failure, not an empty answer, and so is an answer of another shape.
 */
export function readItems(answer: unknown, type: ContentType): Result<readonly unknown[]> {
  const parsed = envelope.safeParse(answer);
  if (!parsed.success) return fail('shape', `The ${type} answer is no GraphQL answer`);
  const { data, errors } = parsed.data;
  const list = itemList.safeParse(data?.[answerKeys[type]]);
  if (list.success) return { ok: true, value: list.data.items };
  if (errors && errors.length > 0) {
    const messages = errors.map(({ message }) => message ?? 'unnamed error').join('; ');
    return fail('graphql', `The ${type} query failed: ${messages.slice(0, 500)}`);
  }
  return fail('shape', `The ${type} answer has no data.${answerKeys[type]}.items`);
}
