/** A review as visitors see it (spec section 3, contract section 6). `title` and `text` are sanitised HTML. */
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

export type RatingCount = { readonly rating: number; readonly count: number };

/** The rating summary of a product. */
export type ReviewSummary = {
  readonly average: number;
  readonly total: number;
  /** Every rating from 0 to 5, in this order. */
  readonly distribution: readonly RatingCount[];
  /** Of those who said so, the share that recommends the product, 0–1; null when nobody did. */
  readonly recommendedShare: number | null;
};

/** What is asked of the list; ratings are 1–5. */
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

/** Why a call to the reviews service brought nothing. */
export type ReviewsFailure = {
  readonly kind: 'not-configured' | 'network' | 'timeout' | 'http' | 'unreadable' | 'refused';
  /** What a visitor may read (spec section 8). */
  readonly message: string;
  /** For the log: no key, nothing a visitor typed. */
  readonly reason: string;
};

export type ReviewsResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ReviewsFailure };

/** What became of a submission. `rejected`: the service read it and wants something changed. */
export type SubmissionResult =
  | { readonly state: 'accepted'; readonly submissionId: string | null }
  | { readonly state: 'rejected'; readonly message: string; readonly fields: ReviewFieldErrors }
  | { readonly state: 'failed'; readonly failure: ReviewsFailure };
