import { distributionOf } from './distribution';
import { localized, splitReviewId } from './localized';
import { review, type SampleReview } from './review';
import { defaultReviews, sampleReviews } from './reviews';
import { type SampleStatistics, sampleStatistics } from './statistics';

const ownOf = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns every other day before the first written review. */
function dayBefore(day: string, index: number): string {
  return new Date(Date.parse(day) - 2 * (index + 1) * dayMs).toISOString().slice(0, 10);
}

/** Returns the ratings without text of a product in mixed order. */
function unwrittenRatings({ average, total }: SampleStatistics, written: readonly SampleReview[]): number[] {
  const left = distributionOf(average, total).map(
    (count, index) => count - written.filter(({ rating }) => rating === index + 1).length,
  );
  const ratings: number[] = [];
  for (let round = Math.max(...left); round > 0; round -= 1) {
    for (const [index, count] of left.entries()) if (count >= round) ratings.push(index + 1);
  }
  return ratings;
}

/** Returns every sample review of a product, newest first. */
export function reviewsOf(productId: string): readonly SampleReview[] {
  const { id, language } = splitReviewId(productId);
  const written = localized(id, language, ownOf(sampleReviews, id) ?? defaultReviews);
  const statistics = ownOf(sampleStatistics, id);
  if (!statistics) return written;
  const first = written.at(-1)?.day ?? '';
  const unwritten = unwrittenRatings(statistics, written).map((rating, index) =>
    review(rating, null, null, [null, null], dayBefore(first, index)),
  );
  return [...written, ...unwritten];
}
