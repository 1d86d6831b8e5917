import { z } from 'zod';
import { type Result, succeed } from '@/lib/result';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { serviceText } from '@/lib/text/service-text';
import { upstreamFailure } from '@/lib/upstream-error';

/** The response of the personalization service (NEWS-03). */
const responseSchema = z.object({
  success: z.boolean(),
  failures: z.array(z.unknown()).nullish(),
  results: z.record(z.string(), z.unknown()).nullish(),
});

const texts = ['error', 'message', 'reason', 'code'] as const;

/** Maximum nesting that is read. A deeper response would overflow the stack. */
const maxDepth = 4;

/** Returns the texts of a failure, which is a text or an object with texts. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value ? [bounded(value, maxLengths.reason)] : [];
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const entries = value as Partial<Record<string, unknown>>;
  return texts.flatMap((name) => textsOf(entries[name], depth + 1)).slice(0, 1);
}

/** "Already subscribed" as services express it: `ALREADY_SUBSCRIBED`, "is already on the list". */
const already = /(?:^|[^a-z])already(?:[^a-z]|$)/i;

/**
 * Interprets the response of the service (NEWS-03). `success: false` or any failure is a failure; the first
 * per-field error is the reason. "Already subscribed" is a success, because the visitor has what they want.
 */
export function readNewsletterResponse(response: unknown): Result<null> {
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) return upstreamFailure('unreadable', 'an unexpected response');
  const { success, failures, results } = parsed.data;
  if (success && !failures?.length) return succeed(null);
  const reasons = [...Object.values(results ?? {}), ...(failures ?? [])].flatMap(textsOf);
  if (reasons.length > 0 && reasons.every((reason) => already.test(reason))) return succeed(null);
  return upstreamFailure('refused', serviceText(reasons[0] ?? 'Subscription failed'));
}
