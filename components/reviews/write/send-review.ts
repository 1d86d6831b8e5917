import { type ApiError, readApiError } from '@/components/forms/api-error';
import { failWith, type Result, succeed } from '@/lib/result';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { reviewTexts } from '@/lib/reviews/texts';
import { type FormField, isFormField } from './review-values';

export type ReviewFailure = {
  /** Message key below `category.reviews.form`. */
  readonly key: 'rejected' | 'too-many' | 'network' | 'unexpected' | 'failed';
  /** Error text of the service that no field of the form shows. */
  readonly details?: string;
};

type ReviewRejection = {
  readonly failure: ReviewFailure;
  readonly fields: Readonly<Partial<Record<FormField, string>>>;
};

export type SendResult = Result<null, ReviewRejection>;

/** Client timeout in milliseconds; longer than the route's own upstream timeout. */
const timeoutMs = 30_000;

/** Joins the service's error messages into one text (WRITE-04). */
function detailsOf({ code, message, fields }: ApiError): string {
  const text = message.startsWith(reviewTexts.submitErrors)
    ? message.slice(reviewTexts.submitErrors.length)
    : code === 'invalid'
      ? ''
      : message;
  const elsewhere = Object.entries(fields).flatMap(([name, error]) => (isFormField(name) ? [] : [error]));
  return [text.trim(), ...elsewhere].filter(Boolean).join(' ');
}

function failureOf(status: number, error: ApiError): ReviewFailure {
  if (status === 422 || error.message.startsWith(reviewTexts.submitErrors))
    return { key: 'rejected', details: detailsOf(error) };
  if (status === 429) return { key: 'too-many' };
  if (error.message === reviewTexts.submitNetwork) return { key: 'network' };
  const isUnexpected = status === 500 || error.message === reviewTexts.submitUnexpected;
  return { key: isUnexpected ? 'unexpected' : 'failed' };
}

async function readRejection(response: Response): Promise<SendResult> {
  const error = await readApiError(response);
  if (!error) return failWith({ failure: { key: 'unexpected' }, fields: {} });
  const own = Object.entries(error.fields).filter(([name]) => isFormField(name));
  return failWith({ failure: failureOf(response.status, error), fields: Object.fromEntries(own) });
}

/**
 * Sends a review to `POST /api/reviews`, without retries (WRITE-04). Never throws: a failure returns a message key and
 * the service's field errors.
 */
export async function sendReview(submission: ReviewSubmission): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch('/api/reviews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return failWith({ failure: { key: 'network' }, fields: {} });
  }
  return response.ok ? succeed(null) : readRejection(response);
}
