import { distributionOf } from './distribution';
import { defaultReviews, type SampleReview, sampleReviews } from './reviews';
import { defaultStatistics, sampleStatistics } from './statistics';

export type SampleQuery = {
  readonly productId: string;
  readonly rating?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

function toWire(productId: string, review: SampleReview, index: number) {
  return {
    Id: `sample-${productId}-${index + 1}`,
    ProductId: productId,
    Rating: review.rating,
    Title: review.title,
    ReviewText: review.text,
    SubmissionTime: `${review.day}T15:00:00.000+00:00`,
    UserNickname: review.nickname,
    UserLocation: review.location,
    TotalPositiveFeedbackCount: review.helpful ?? 0,
    TotalNegativeFeedbackCount: review.unhelpful ?? 0,
    IsRecommended: review.recommended ?? null,
    IsRatingsOnly: review.text === null,
    IsVerifiedPurchaser: review.verified ?? false,
  };
}

const ownOr = <T>(table: Readonly<Record<string, T>>, id: string, fallback: T): T =>
  (Object.hasOwn(table, id) ? table[id] : undefined) ?? fallback;

function statisticsOf(productId: string) {
  const { average, total, recommended } = ownOr(sampleStatistics, productId, defaultStatistics);
  const counts = distributionOf(average, total);
  return {
    AverageOverallRating: average,
    TotalReviewCount: total,
    RatingDistribution: counts.map((count, index) => ({ RatingValue: index + 1, Count: count })),
    RecommendedCount: recommended,
    NotRecommendedCount: total - recommended,
  };
}

/** A page of sample reviews, newest first, as the reviews service would answer (spec section 9, contract section 5). */
export function sampleList({ productId, rating, limit, offset }: SampleQuery) {
  const reviews = ownOr(sampleReviews, productId, defaultReviews)
    .map((review, index) => toWire(productId, review, index))
    .filter((review) => rating === undefined || review.Rating === rating);
  return {
    HasErrors: false,
    Results: reviews.slice(offset, offset + limit),
    TotalResults: reviews.length,
    Limit: limit,
    Offset: offset,
    Includes: { Products: { [productId]: { Id: productId, ReviewStatistics: statisticsOf(productId) } } },
  };
}

/** The sample rating statistics of a product, as the reviews service would answer (spec section 9). */
export function sampleSummary(productId: string) {
  return sampleList({ productId, limit: 10, offset: 0 });
}
