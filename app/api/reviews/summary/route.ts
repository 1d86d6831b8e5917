import { createRoute } from '@/lib/api';
import { serviceError } from '@/lib/api/error-response';
import { queryGuards } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import { getReviewSummary } from '@/lib/reviews';
import { parseSummaryQuery } from '@/lib/reviews/query';

export const { DELETE, PATCH, POST, PUT } = rejectMethods('GET');

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
