import { readApiError } from '@/components/forms/api-error';
import { failWith, type Result, succeed } from '@/lib/result';
import { type FormField, isFormField, type ReviewSubmission } from '@/lib/reviews/submission';

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

/** Message keys by error code of the route; "failed" for any other code. */
const keys: ReadonlyMap<string, ReviewFailure['key']> = new Map([
  ['invalid', 'rejected'],
  ['rejected', 'rejected'],
  ['upstream-rejected', 'rejected'],
  ['rate-limited', 'too-many'],
  ['upstream-network', 'network'],
  ['upstream-timeout', 'network'],
  ['upstream-unreadable', 'unexpected'],
  ['internal', 'unexpected'],
]);

/** Reads the error of a response; its texts are the service's and, for `invalid`, the site's (WRITE-04). */
async function readRejection(response: Response): Promise<ReviewRejection> {
  const error = await readApiError(response);
  if (!error) return { failure: { key: 'unexpected' }, fields: {} };
  const fields = Object.entries(error.fields);
  const elsewhere = fields.filter(([name]) => !isFormField(name)).map(([, text]) => text);
  const details = [error.details, ...elsewhere].filter(Boolean).join(' ');
  return {
    failure: { key: keys.get(error.code) ?? 'failed', details },
    fields: Object.fromEntries(fields.filter(([name]) => isFormField(name))),
  };
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
  return response.ok ? succeed(null) : failWith(await readRejection(response));
}
