import { createRoute } from '@/lib/http/route';
import { serviceRefusal } from '@/lib/http/service-failure';
import { querySteps } from '@/lib/http/steps';
import { getReviewSummary } from '@/lib/reviews';
import { parseSummaryQuery } from '@/lib/reviews/query';

export { DELETE, PATCH, POST, PUT } from '@/lib/http/only-get';

/** The rating summary of a product (contract section 6). */
export const GET = createRoute({
  name: 'reviews-summary',
  steps: querySteps,
  check: ({ input }) => parseSummaryQuery(input),
  act: async ({ productId }) => {
    const result = await getReviewSummary(productId);
    if (!result.ok) return serviceRefusal(result.failure, result.failure.message);
    const { average, total, distribution } = result.value;
    return Response.json({ average, total, distribution });
  },
});
