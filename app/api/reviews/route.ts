import { unknownAddress } from '@/lib/http/client-address';
import { type Checked, createRoute } from '@/lib/http/route';
import { serviceRefusal } from '@/lib/http/service-failure';
import { postSteps, querySteps } from '@/lib/http/steps';
import type { Visit } from '@/lib/http/visit';
import { inWords } from '@/lib/http/words';
import { logger } from '@/lib/observability/logger';
import { getReviews, sendReview } from '@/lib/reviews';
import { parseListQuery } from '@/lib/reviews/query';
import { type ReviewSubmission, validateReview } from '@/lib/reviews/submission';

export { DELETE, PATCH, PUT } from '@/lib/http/only-get-and-post';

/** A page of a product's reviews (contract section 6). */
export const GET = createRoute({
  name: 'reviews-list',
  steps: querySteps,
  check: ({ input }) => parseListQuery(input),
  act: async (query) => {
    const result = await getReviews(query);
    if (!result.ok) return serviceRefusal(result.failure, result.failure.message);
    const { reviews, total, limit, offset } = result.value;
    return Response.json({ reviews, total, limit, offset });
  },
});

async function check({ input, locale }: Visit): Promise<Checked<ReviewSubmission>> {
  const result = validateReview(input);
  if (result.ok) return { ok: true, value: result.submission };
  return { ok: false, fields: await inWords(locale, ({ reviews }) => reviews.errors, result.errors) };
}

async function act(review: ReviewSubmission, { address }: Visit) {
  const result = await sendReview(review, address === unknownAddress ? null : address);
  if (result.state === 'accepted')
    return Response.json({ submissionId: result.submissionId }, { status: 201 });
  if (result.state === 'rejected') {
    const { message, fields } = result;
    return { status: 422, code: 'rejected', message, fields };
  }
  const { kind, reason, message } = result.failure;
  logger.warn({ failure: { kind, reason } }, 'review not sent');
  return serviceRefusal(result.failure, message);
}

/** A visitor's review (contract section 6). */
export const POST = createRoute({ name: 'reviews', steps: postSteps, check, act });
