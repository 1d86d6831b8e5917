import type { Result, UpstreamError } from '@/lib/result';
import type { ReviewField } from './submission';

/** Number of reviews of a page of the list on a product page (REV-02). */
export const productPageSize = 5;

export type Rating = 1 | 2 | 3 | 4 | 5;

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

/** What visitors may read of the service's response to a failed request. */
type UpstreamTexts = {
  /** Status code and reason, such as "503 Service Unavailable". */
  readonly upstreamStatus?: string | undefined;
  /** Text of the service in one line. */
  readonly details?: string | undefined;
};

/** Error of a request to the reviews service. */
export type ReviewsError = UpstreamError & UpstreamTexts;

/** Error of a request in the browser or of a page. `code` is an error code of the site's routes (API-03). */
export type ReviewsFailure = UpstreamTexts & { readonly code: string };

export type ReviewsResult<T> = Result<T, ReviewsError>;

/** Error messages of the reviews service by field. */
export type ReviewFieldErrors = Readonly<Partial<Record<ReviewField, string>>>;

/** Outcome of a submission. With `rejected`, the visitor has to change something. */
export type SubmissionResult =
  | { readonly state: 'accepted'; readonly submissionId: string | null }
  | { readonly state: 'rejected'; readonly details: string; readonly fields: ReviewFieldErrors }
  | { readonly state: 'failed'; readonly error: ReviewsError };
