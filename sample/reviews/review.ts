/**
 * Rating, title, text, nickname, location, day, helpful and not helpful votes, then fields that differ from
 * the default.
 */
export type SampleReview = {
  readonly rating: number;
  readonly title: string | null;
  readonly text: string | null;
  readonly nickname: string | null;
  readonly location: string | null;
  readonly day: string;
  readonly helpful?: number;
  readonly unhelpful?: number;
  readonly recommended?: boolean | null;
  readonly verified?: boolean;
};

/** Texts of a review in another language: title, text, nickname and location. */
export type TranslatedReview = readonly [
  title: string | null,
  text: string | null,
  author: readonly [nickname: string | null, location: string | null],
];

/** Returns a sample review, by default recommended from three stars on. */
export const review = (
  rating: number,
  title: string | null,
  text: string | null,
  [nickname, location]: readonly [string | null, string | null],
  day: string,
  more: Omit<SampleReview, 'rating' | 'title' | 'text' | 'nickname' | 'location' | 'day'> = {},
): SampleReview => ({ rating, title, text, nickname, location, day, recommended: rating > 2, ...more });
