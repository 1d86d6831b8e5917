import { publishedList, type SampleQuery } from './published';
import type { SampleReview } from './review';
import { reviewsOf } from './reviews-of';

function toServiceReview(productId: string, review: SampleReview, index: number) {
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

/** Returns a page of sample reviews, newest first, in the reviews service's format (REV-07). */
export function sampleList(query: SampleQuery) {
  const { productId } = query;
  return publishedList(
    query,
    reviewsOf(productId).map((review, index) => toServiceReview(productId, review, index)),
  );
}

/** Returns the sample rating statistics of a product in the reviews service's format (REV-07). */
export function sampleSummary(productId: string) {
  return sampleList({ productId, limit: 10, offset: 0 });
}
