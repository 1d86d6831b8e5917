export type SampleQuery = {
  readonly productId: string;
  readonly rating?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A review of the service. Fields that a test omits are missing in the response too. */
export type ServiceReview = Readonly<Record<string, unknown>> & { readonly Rating: number };

function statisticsOf(reviews: readonly ServiceReview[]) {
  const sum = reviews.reduce((total, { Rating }) => total + Rating, 0);
  const recommending = (flag: boolean) =>
    reviews.filter(({ IsRecommended }) => IsRecommended === flag).length;
  const values = [...new Set(reviews.map(({ Rating }) => Rating))];
  return {
    AverageOverallRating: reviews.length > 0 ? sum / reviews.length : null,
    TotalReviewCount: reviews.length,
    RatingDistribution: values.map((RatingValue) => ({
      RatingValue,
      Count: reviews.filter(({ Rating }) => Rating === RatingValue).length,
    })),
    RecommendedCount: recommending(true),
    NotRecommendedCount: recommending(false),
  };
}

/** Returns a page of published reviews in the order of publication. */
export function publishedList<Review extends ServiceReview>(
  { productId, rating, limit, offset }: SampleQuery,
  published: readonly Review[],
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
