import type { Result } from '@/lib/result';
import type { UpstreamError } from '@/lib/upstream-error';

/** A review as visitors see it (REV-06). `title` and `text` are sanitised HTML. */
export type Review = {
  readonly id: string;
  /** 1–5. */
  readonly rating: number;
  readonly title: string | null;
  readonly text: string | null;
  /** An ISO date and time. */
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
  /** Every rating from 0 to 5, in this order. */
  readonly distribution: readonly RatingCount[];
  /** Share of reviewers with an opinion who recommend the product, 0–1; null without any. */
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

/** By field, what the reviews service says is wrong with it. */
export type ReviewFieldErrors = Readonly<Partial<Record<ReviewField, string>>>;

/** Why a request to the reviews service brought nothing of use. */
export type ReviewsError = UpstreamError & {
  /** What a visitor may read (REV-06). */
  readonly publicMessage: string;
};

export type ReviewsResult<T> = Result<T, ReviewsError>;

/** Outcome of a submission. `rejected`: the service wants something changed. */
export type SubmissionResult =
  | { readonly state: 'accepted'; readonly submissionId: string | null }
  | { readonly state: 'rejected'; readonly message: string; readonly fields: ReviewFieldErrors }
  | { readonly state: 'failed'; readonly error: ReviewsError };
