import { queryGuards } from '@/lib/http/guards';
import { createRoute } from '@/lib/http/route';
import { serviceError } from '@/lib/http/service-failure';
import { getReviewSummary } from '@/lib/reviews';
import { parseSummaryQuery } from '@/lib/reviews/query';

export { DELETE, PATCH, POST, PUT } from '@/lib/http/only-get';

/** Returns the rating summary of a product (REV-01). */
export const GET = createRoute({
  name: 'reviews-summary',
  guards: queryGuards,
  check: ({ input }) => parseSummaryQuery(input),
  act: async ({ productId }) => {
    const result = await getReviewSummary(productId);
    if (!result.ok) return serviceError(result.error, 'Unable to load rating summary');
    const { average, total, distribution } = result.value;
    return Response.json({ average, total, distribution });
  },
});
