import type { Result } from '@/lib/result';
import type { UpstreamError } from '@/lib/upstream-error';

/** A review for visitors (REV-06). `title` and `text` are sanitized HTML. */
export type Review = {
  readonly id: string;
  /** 1–5. */
  readonly rating: number;
  readonly title: string | null;
  readonly text: string | null;
  /** ISO date and time. */
  readonly submittedAt: string | null;
  readonly nickname: string | null;
  readonly location: string | null;
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
  readonly recommended: boolean | null;
  readonly ratingsOnly: boolean;
  readonly verifiedPurchaser: boolean;
};

export type ReviewList = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
};

type RatingCount = { readonly rating: number; readonly count: number };

/** The rating summary of a product. */
export type ReviewSummary = {
  readonly average: number;
  readonly total: number;
  /** Every rating from 0 to 5, in ascending order. */
  readonly distribution: readonly RatingCount[];
  /** Share of reviewers who recommend the product, 0–1, among those with an opinion; null without any. */
  readonly recommendedShare: number | null;
};

/** The query of the list; ratings are 1–5. */
export type ReviewQuery = {
  readonly productId: string;
  readonly rating?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

export type ReviewField =
  | 'productId'
  | 'rating'
  | 'title'
  | 'text'
  | 'nickname'
  | 'email'
  | 'recommended'
  | 'agreedToTerms';

/** Errors of the reviews service by field. */
export type ReviewFieldErrors = Readonly<Partial<Record<ReviewField, string>>>;

/** Error of a request to the reviews service. */
export type ReviewsError = UpstreamError & {
  /** Text that visitors may read (REV-06). */
  readonly publicMessage: string;
};

export type ReviewsResult<T> = Result<T, ReviewsError>;

/** Outcome of a submission. With `rejected`, the visitor has to change something. */
export type SubmissionResult =
  | { readonly state: 'accepted'; readonly submissionId: string | null }
  | { readonly state: 'rejected'; readonly message: string; readonly fields: ReviewFieldErrors }
  | { readonly state: 'failed'; readonly error: ReviewsError };
