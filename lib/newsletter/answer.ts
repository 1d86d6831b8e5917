import { z } from 'zod';
import { failed, type Sent } from '@/lib/http/service-failure';

/** The answer of the personalisation service (contract section 6). */
const answerSchema = z.object({
  success: z.boolean(),
  failures: z.array(z.unknown()).nullish(),
  results: z.record(z.string(), z.unknown()).nullish(),
});

const texts = ['error', 'message', 'reason', 'code'] as const;

/** The words of a failure, which is a text or an object with one. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return texts.flatMap((name) => wordsOf((value as Partial<Record<string, unknown>>)[name])).slice(0, 1);
}

/** "Already subscribed" in the ways services say it: `ALREADY_SUBSCRIBED`, "is already on the list". */
const already = /(?:^|[^a-z])already(?:[^a-z]|$)/i;

/** A reason for the log. A service may repeat what the visitor typed. */
function withoutAddresses(reason: string): string {
  return reason.replace(/\S*@\S*/g, '…').slice(0, 200);
}

/**
 * What the service's answer means (contract section 6): `success: false` or any failure is one, the first per-field
 * error is the reason. Somebody who is subscribed already has what they asked for: that is no failure.
 */
export function readNewsletterAnswer(answer: unknown): Sent {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return failed('unreadable', 'an answer of another shape');
  const { success, failures, results } = parsed.data;
  if (success && !failures?.length) return { ok: true };
  const reasons = [...Object.values(results ?? {}), ...(failures ?? [])].flatMap(wordsOf);
  if (reasons.length > 0 && reasons.every((reason) => already.test(reason))) return { ok: true };
  return failed('refused', withoutAddresses(reasons[0] ?? 'Subscription failed'));
}
