import type { SampleQuery } from './index';

/** A review as the service sends it; what a test leaves out is missing on the wire too. */
export type WireReview = Readonly<Record<string, unknown>> & { readonly Rating: number };

function statisticsOf(reviews: readonly WireReview[]) {
  const sum = reviews.reduce((total, { Rating }) => total + Rating, 0);
  const values = [...new Set(reviews.map(({ Rating }) => Rating))];
  return {
    AverageOverallRating: reviews.length > 0 ? sum / reviews.length : null,
    TotalReviewCount: reviews.length,
    RatingDistribution: values.map((RatingValue) => ({
      RatingValue,
      Count: reviews.filter(({ Rating }) => Rating === RatingValue).length,
    })),
  };
}

/** A page of published reviews, in the order they were published in. */
export function publishedList(
  { productId, rating, limit, offset }: SampleQuery,
  published: readonly WireReview[],
) {
  const reviews = published
    .map((review, index) => ({ Id: `${productId}-${index + 1}`, ...review }))
    .filter(({ Rating }) => rating === undefined || Rating === rating);
  return {
    HasErrors: false,
    Results: reviews.slice(offset, offset + limit),
    TotalResults: reviews.length,
    Limit: limit,
    Offset: offset,
    Includes: { Products: { [productId]: { Id: productId, ReviewStatistics: statisticsOf(published) } } },
  };
}
