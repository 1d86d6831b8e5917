import { z } from 'zod';
import { sanitizeComment, sanitizeInline } from '@/lib/content/html';
import { upstreamFailure } from '@/lib/result';
import { bounded, maxLengths } from '@/lib/text/bounded';
import type { Review, ReviewList, ReviewQuery, ReviewSummary, ReviewsResult } from './model';

/**
 * Schemas of the service's responses (REV-06). They drop unlisted fields, such as addresses and internal ids.
 */
const id = z.union([z.string().min(1).max(maxLengths.line), z.number().transform(String)]);
const count = z.number().int().nonnegative().nullish().catch(null);
const text = z.string().nullish().catch(null);
const line = (value: string | null | undefined) => bounded(value ?? '', maxLengths.line).trim() || null;
const flag = z.boolean().nullish().catch(null);

/** A review of a list. */
export const reviewItem = z
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
    (raw): Review => ({
      id: raw.Id,
      rating: raw.Rating,
      title: sanitizeInline(raw.Title ?? '') || null,
      text: sanitizeComment(raw.ReviewText ?? '') || null,
      submittedAt: toTime(raw.SubmissionTime ?? ''),
      nickname: line(raw.UserNickname),
      location: line(raw.UserLocation),
      helpfulCount: raw.TotalPositiveFeedbackCount ?? 0,
      unhelpfulCount: raw.TotalNegativeFeedbackCount ?? 0,
      recommended: raw.IsRecommended ?? null,
      ratingsOnly: raw.IsRatingsOnly ?? false,
      verifiedPurchaser: raw.IsVerifiedPurchaser ?? false,
    }),
  );

/** Maximum length of a date, in characters. */
const maxTimeLength = 100;

/** Returns an ISO date and time; null for an invalid date. */
function toTime(value: string): string | null {
  const time = Date.parse(bounded(value, maxTimeLength));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** More reviews than any query asks for. */
const maxResults = 1000;

const listResponse = z.object({
  HasErrors: z.boolean().nullish(),
  Results: z.array(z.unknown()).max(maxResults),
  TotalResults: z.number().int().nonnegative(),
  Limit: count,
  Offset: count,
});

/** Maps the reviews of a response. Drops invalid reviews and keeps the others. */
function toReviews(results: readonly unknown[]): readonly Review[] {
  return results.flatMap((result) => reviewItem.safeParse(result).data ?? []);
}

const hasErrors = (response: unknown) => Object(response).HasErrors === true;

/** Maps the list of a response. `HasErrors` may come with HTTP 200 (REV-06). */
export async function toList(
  response: unknown,
  { limit, offset }: ReviewQuery,
  onDropped: (count: number) => void = () => {},
): Promise<ReviewsResult<ReviewList>> {
  if (hasErrors(response)) return upstreamFailure('rejected', 'HasErrors');
  const { data } = listResponse.safeParse(response);
  if (!data) return upstreamFailure('unreadable', 'an unexpected response');
  const reviews = toReviews(data.Results);
  const dropped = data.Results.length - reviews.length;
  if (dropped > 0) onDropped(dropped);
  const { TotalResults: total, Limit, Offset } = data;
  return { ok: true, value: { reviews, total, limit: Limit ?? limit, offset: Offset ?? offset } };
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

const summaryResponse = z.object({
  HasErrors: z.boolean().nullish(),
  // The key is the product's id, which may be any text. A record of zod would lose some.
  Includes: z.object({ Products: z.unknown().optional() }).nullish(),
  Results: z.array(z.unknown()).nullish(),
  TotalResults: count,
});

type Statistics = z.output<typeof statistics>;

const none: Statistics = { TotalReviewCount: 0, RecommendedCount: 0, NotRecommendedCount: 0 };

/** Finds the statistics (REV-06); null if they are required and invalid. */
function findStatistics(response: z.output<typeof summaryResponse>, productId: string): Statistics | null {
  const products: Readonly<Record<string, unknown>> = Object(response.Includes?.Products);
  const product = Object.hasOwn(products, productId) ? products[productId] : undefined;
  const included = withStatistics.safeParse(product);
  if (included.success) return included.data.ReviewStatistics;
  const first = z.object({ ProductStatistics: withStatistics }).safeParse(response.Results?.[0]);
  if (first.success) return first.data.ProductStatistics.ReviewStatistics;
  const hasReviews = (response.TotalResults ?? 0) > 0 || (response.Results?.length ?? 0) > 0;
  const isBroken = Object.hasOwn(Object(product), 'ReviewStatistics');
  return hasReviews || isBroken ? null : none;
}

/** Maps the rating summary of a response. Ratings that the service omits count 0 (REV-06). */
export function toSummary(response: unknown, productId: string): ReviewsResult<ReviewSummary> {
  if (hasErrors(response)) return upstreamFailure('rejected', 'HasErrors');
  const { data } = summaryResponse.safeParse(response);
  const found = data ? findStatistics(data, productId) : null;
  if (!found) return upstreamFailure('unreadable', 'an unexpected response');
  const counts = new Map(found.RatingDistribution?.map(({ RatingValue, Count }) => [RatingValue, Count]));
  const yes = found.RecommendedCount ?? 0;
  const responses = yes + (found.NotRecommendedCount ?? 0);
  const summary: ReviewSummary = {
    average: found.AverageOverallRating ?? 0,
    total: found.TotalReviewCount ?? 0,
    distribution: [0, 1, 2, 3, 4, 5].map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
    recommendedShare: responses > 0 ? yes / responses : null,
  };
  return { ok: true, value: summary };
}

const fieldError = z.object({ Field: z.string().nullish(), Message: z.string().nullish() });

/** Schema of the response to a submission, with messages and codes of errors only (WRITE-04). */
export const submissionResponse = z.object({
  HasErrors: z.boolean(),
  Errors: z.array(z.object({ Message: z.string().nullish(), Code: z.string().nullish() })).nullish(),
  FormErrors: z.object({ FieldErrors: z.record(z.string(), fieldError).nullish() }).nullish(),
  SubmissionId: id.nullish().catch(null),
});
