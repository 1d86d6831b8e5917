import type { Review, ReviewSummary } from '@/lib/reviews/model';

export const termsUrl = 'https://terms.example/';

/** A review with all fields; override any of them. */
export const review = (id: number, overrides: Partial<Review> = {}): Review => ({
  id: `review-${id}`,
  rating: 4,
  title: `Title ${id}`,
  text: `Text <b>${id}</b>`,
  submittedAt: '2026-03-03T23:30:00.000Z',
  nickname: `nick-${id}`,
  location: 'Boise, ID',
  helpfulCount: 0,
  unhelpfulCount: 0,
  recommended: null,
  ratingsOnly: false,
  verifiedPurchaser: false,
  ...overrides,
});

export const reviewsFrom = (first: number, count: number, overrides: Partial<Review> = {}) =>
  Array.from({ length: count }, (_, index) => review(first + index, overrides));

export const summary: ReviewSummary = {
  average: 4.25,
  total: 12,
  distribution: [
    { rating: 0, count: 0 },
    { rating: 1, count: 0 },
    { rating: 2, count: 1 },
    { rating: 3, count: 0 },
    { rating: 4, count: 3 },
    { rating: 5, count: 8 },
  ],
  recommendedShare: 0.916,
};
