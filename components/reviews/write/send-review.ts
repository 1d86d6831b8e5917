import * as z from 'zod/mini';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { reviewTexts } from '@/lib/reviews/texts';
import type { ReviewsWords } from '../reviews-words';
import { type FormField, isFormField } from './review-values';

export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      readonly fields: Readonly<Partial<Record<FormField, string>>>;
    };

type FormWords = ReviewsWords['form'];

/** Longer than the route itself waits for the service behind it. */
const timeoutMs = 30_000;

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

type Refusal = z.infer<typeof refusal>['error'];

/** The sentence of spec section 8 with the messages joined to it; what no field of the form shows comes along. */
function rejected({ code, message, fields = {} }: Refusal, words: FormWords): string {
  const said = message.startsWith(reviewTexts.submitErrors)
    ? message.slice(reviewTexts.submitErrors.length)
    : code === 'invalid'
      ? ''
      : message;
  const elsewhere = Object.entries(fields).flatMap(([name, text]) => (isFormField(name) ? [] : [text]));
  return [words.rejected, said.trim(), ...elsewhere].filter(Boolean).join(' ');
}

function messageFor(status: number, error: Refusal, words: FormWords): string {
  if (status === 422 || error.message.startsWith(reviewTexts.submitErrors)) return rejected(error, words);
  if (status === 429) return words['too-many'];
  if (error.message === reviewTexts.submitNetwork) return words.network;
  const isUnexpected = status === 500 || error.message === reviewTexts.submitUnexpected;
  return isUnexpected ? words.unexpected : words.failed;
}

async function readRefusal(response: Response, words: FormWords): Promise<SendResult> {
  const body = refusal.safeParse(await response.json().catch(() => null));
  if (!body.success) return { ok: false, message: words.unexpected, fields: {} };
  const { error } = body.data;
  const own = Object.entries(error.fields ?? {}).filter(([name]) => isFormField(name));
  return {
    ok: false,
    message: messageFor(response.status, error, words),
    fields: Object.fromEntries(own),
  };
}

/**
 * Sends a review, once (contract section 6, `POST /api/reviews`). Never throws: what went wrong comes back in words
 * for the visitor, by field where the service names one.
 */
export async function sendReview(submission: ReviewSubmission, words: FormWords): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch('/api/reviews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return { ok: false, message: words.network, fields: {} };
  }
  return response.ok ? { ok: true } : readRefusal(response, words);
}
