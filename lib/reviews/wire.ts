import { z } from 'zod';
import { sanitizeComment, sanitizeInline } from '@/lib/content/html';
import type { Review, ReviewSummary } from './types';

/**
 * The reviews service's answers (contract section 5). What these schemas do not name never leaves them: the
 * service also sends addresses and internal ids.
 */
const id = z.union([z.string().min(1), z.number().transform(String)]);
const count = z.number().int().nonnegative().nullish().catch(null);
const text = z.string().nullish().catch(null);
const flag = z.boolean().nullish().catch(null);

const review = z
  .object({
    Id: id,
    Rating: z.number().int().min(1).max(5),
    Title: text,
    ReviewText: text,
    SubmissionTime: text,
    UserNickname: text,
    UserLocation: text,
    TotalPositiveFeedbackCount: count,
    TotalNegativeFeedbackCount: count,
    IsRecommended: flag,
    IsRatingsOnly: flag,
    IsVerifiedPurchaser: flag,
  })
  .transform(
    (wire): Review => ({
      id: wire.Id,
      rating: wire.Rating,
      title: sanitizeInline(wire.Title ?? '') || null,
      text: sanitizeComment(wire.ReviewText ?? '') || null,
      submittedAt: toTime(wire.SubmissionTime ?? ''),
      nickname: wire.UserNickname?.trim() || null,
      location: wire.UserLocation?.trim() || null,
      helpfulCount: wire.TotalPositiveFeedbackCount ?? 0,
      unhelpfulCount: wire.TotalNegativeFeedbackCount ?? 0,
      recommended: wire.IsRecommended ?? null,
      ratingsOnly: wire.IsRatingsOnly ?? false,
      verifiedPurchaser: wire.IsVerifiedPurchaser ?? false,
    }),
  );

/** A date that browsers and formatters understand alike; null for anything else. */
function toTime(value: string): string | null {
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

export const listAnswer = z.object({
  HasErrors: z.boolean().nullish(),
  Results: z.array(z.unknown()),
  TotalResults: z.number().int().nonnegative(),
  Limit: count,
  Offset: count,
});

/** The reviews of an answer; one that does not fit is left out, its neighbours stay. */
export function readReviews(results: readonly unknown[]): { reviews: readonly Review[]; dropped: number } {
  const reviews = results.flatMap((result) => review.safeParse(result).data ?? []);
  return { reviews, dropped: results.length - reviews.length };
}

const statistics = z.object({
  AverageOverallRating: z.number().min(0).max(5).nullish(),
  TotalReviewCount: z.number().int().nonnegative().nullish(),
  RatingDistribution: z
    .array(z.object({ RatingValue: z.number(), Count: z.number().int().nonnegative() }))
    .nullish(),
  RecommendedCount: count,
  NotRecommendedCount: count,
});

const withStatistics = z.object({ ReviewStatistics: statistics });

export const summaryAnswer = z.object({
  HasErrors: z.boolean().nullish(),
  // Read by the product's own id, which may be any: a record of zod's would lose some.
  Includes: z.object({ Products: z.unknown().optional() }).nullish(),
  Results: z.array(z.unknown()).nullish(),
  TotalResults: count,
});

type Statistics = z.output<typeof statistics>;

const none: Statistics = { TotalReviewCount: 0, RecommendedCount: 0, NotRecommendedCount: 0 };

/** Where the statistics are (spec section 7.5); null when there should be some and none could be read. */
function findStatistics(answer: z.output<typeof summaryAnswer>, productId: string): Statistics | null {
  const products: Readonly<Record<string, unknown>> = Object(answer.Includes?.Products);
  const product = Object.hasOwn(products, productId) ? products[productId] : undefined;
  const included = withStatistics.safeParse(product);
  if (included.success) return included.data.ReviewStatistics;
  const first = z.object({ ProductStatistics: withStatistics }).safeParse(answer.Results?.[0]);
  if (first.success) return first.data.ProductStatistics.ReviewStatistics;
  const hasReviews = (answer.TotalResults ?? 0) > 0 || (answer.Results?.length ?? 0) > 0;
  const isBroken = Object.hasOwn(Object(product), 'ReviewStatistics');
  return hasReviews || isBroken ? null : none;
}

/** The summary of an answer; ratings the service leaves out count 0 (contract section 5). */
export function readSummary(answer: z.output<typeof summaryAnswer>, productId: string): ReviewSummary | null {
  const found = findStatistics(answer, productId);
  if (!found) return null;
  const counts = new Map(found.RatingDistribution?.map(({ RatingValue, Count }) => [RatingValue, Count]));
  const yes = found.RecommendedCount ?? 0;
  const answers = yes + (found.NotRecommendedCount ?? 0);
  return {
    average: found.AverageOverallRating ?? 0,
    total: found.TotalReviewCount ?? 0,
    distribution: [0, 1, 2, 3, 4, 5].map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
    recommendedShare: answers > 0 ? yes / answers : null,
  };
}

const fieldError = z.object({ Field: z.string().nullish(), Message: z.string().nullish() });

/** The answer to a submission; of the errors only what spec section 7.6 reads. */
export const submissionAnswer = z.object({
  HasErrors: z.boolean(),
  Errors: z.array(z.object({ Message: z.string().nullish(), Code: z.string().nullish() })).nullish(),
  FormErrors: z.object({ FieldErrors: z.record(z.string(), fieldError).nullish() }).nullish(),
  SubmissionId: id.nullish().catch(null),
});
