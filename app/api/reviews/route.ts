import { unknownAddress } from '@/lib/http/client-address';
import { fieldMessages } from '@/lib/http/field-messages';
import { limitedQueryGuards, postGuards } from '@/lib/http/guards';
import type { RequestContext } from '@/lib/http/request-context';
import { type Checked, createRoute } from '@/lib/http/route';
import { serviceError } from '@/lib/http/service-failure';
import { logger } from '@/lib/observability/logger';
import { failWith } from '@/lib/result';
import { getReviews, sendReview } from '@/lib/reviews';
import { parseListQuery } from '@/lib/reviews/query';
import { type ReviewSubmission, validateReview } from '@/lib/reviews/submission';

export { DELETE, PATCH, PUT } from '@/lib/http/only-get-and-post';

/** Returns a page of a product's reviews (REV-02). */
export const GET = createRoute({
  name: 'reviews-list',
  guards: limitedQueryGuards,
  check: ({ input }) => parseListQuery(input),
  act: async (query) => {
    const result = await getReviews(query);
    if (!result.ok) return serviceError(result.error, result.error.publicMessage);
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

async function act(review: ReviewSubmission, { address }: RequestContext) {
  const result = await sendReview(review, address === unknownAddress ? null : address);
  if (result.state === 'accepted')
    return Response.json({ submissionId: result.submissionId }, { status: 201 });
  if (result.state === 'rejected') {
    const { message, fields } = result;
    return { status: 422, code: 'rejected', message, fields };
  }
  const { kind, message, publicMessage } = result.error;
  logger.warn({ failure: { kind, message } }, 'review not sent');
  return serviceError(result.error, publicMessage);
}

/** Accepts a visitor's review (WRITE-04). */
export const POST = createRoute({ name: 'reviews', guards: postGuards, check, act });
