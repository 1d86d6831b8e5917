import { type Checked, createRoute } from '@/lib/api';
import { unknownAddress } from '@/lib/api/client-address';
import { type ApiError, serviceError } from '@/lib/api/error-response';
import { fieldMessages } from '@/lib/api/field-messages';
import { limitedQueryGuards, postGuards } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import type { RequestContext } from '@/lib/api/request-context';
import { logger } from '@/lib/observability/logger';
import { failWith, type UpstreamErrorKind } from '@/lib/result';
import { getReviews, submitReview } from '@/lib/reviews';
import type { ReviewsError } from '@/lib/reviews/model';
import { parseListQuery } from '@/lib/reviews/query';
import { submissionFailed } from '@/lib/reviews/service';
import { type ReviewSubmission, validateReview } from '@/lib/reviews/submission';

export const { DELETE, PATCH, PUT } = rejectMethods('GET, POST');

/** Returns the error of a failed list (REV-03). Browsers show a translated message for its code. */
function listError(error: ReviewsError): ApiError {
  const { upstreamStatus, details } = error;
  const message =
    upstreamStatus === undefined
      ? 'Failed to load reviews.'
      : `Failed to fetch reviews: ${upstreamStatus}. Details: ${details}`;
  return { ...serviceError(error, message), upstreamStatus, details };
}

/** Returns a page of a product's reviews (REV-02). */
export const GET = createRoute({
  name: 'reviews-list',
  guards: limitedQueryGuards,
  check: ({ input }) => parseListQuery(input),
  act: async (query) => {
    const result = await getReviews(query);
    if (!result.ok) return listError(result.error);
    const { reviews, total, limit, offset } = result.value;
    return Response.json({ reviews, total, limit, offset });
  },
});

async function check({ input, locale }: RequestContext): Promise<Checked<ReviewSubmission>> {
  const result = validateReview(input);
  if (result.ok) return result;
  const fields = await fieldMessages(locale, ({ reviews }) => reviews.errors, result.error);
  return failWith({ fields });
}

const rejected = 'Submission failed. Please check the errors below.';

const submissionMessages: Partial<Record<UpstreamErrorKind, string>> = {
  rejected,
  network: 'Network error during submission.',
  timeout: 'Network error during submission.',
  unreadable: 'An unexpected error occurred during submission.',
};

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

async function act(review: ReviewSubmission, { address }: RequestContext): Promise<Response | ApiError> {
  const result = await submitReview(review, address === unknownAddress ? null : address);
  if (result.state === 'accepted')
    return Response.json({ submissionId: result.submissionId }, { status: 201 });
  if (result.state === 'rejected') {
    const { details, fields } = result;
    return { status: 422, code: 'rejected', message: joined(rejected, details), fields, details };
  }
  const { kind, message, details } = result.error;
  logger.warn({ failure: { kind, message } }, 'review not sent');
  const text = joined(submissionMessages[kind] ?? submissionFailed, details);
  return { ...serviceError(result.error, text), details };
}

/** Accepts a visitor's review (WRITE-04). Browsers show a translated message for the code of an error. */
export const POST = createRoute({ name: 'reviews', guards: postGuards, check, act });
