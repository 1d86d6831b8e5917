import { sampleList, sampleSummary } from '@/mocks/reviews';
import { distributionOf } from '@/mocks/reviews/distribution';

const every = { limit: 100, offset: 0 };
const summaryOf = (productId: string) =>
  sampleSummary(productId).Includes.Products[productId]?.ReviewStatistics;

test.each([
  [4.5, 12],
  [3.6, 17],
  [1, 5],
  [5, 5],
  [2.5, 1000],
])('the distribution of %d over %d ratings has that average', (average, total) => {
  const counts = distributionOf(average, total);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  expect(stars).toBe(Math.round(average * total));
});

test.each(['2133', '2423', '3003', '2065', 'any other'])(
  'reviews and statistics of %s agree',
  (productId) => {
    const { Results, TotalResults } = sampleList({ productId, ...every });
    const times = Results.map(({ SubmissionTime }) => SubmissionTime);
    expect(times).toEqual([...times].sort().reverse());
    const statistics = summaryOf(productId);
    expect(statistics).toMatchObject({ TotalReviewCount: TotalResults });
    const average = Results.reduce((sum, { Rating }) => sum + Rating, 0) / TotalResults;
    expect(statistics?.AverageOverallRating).toBeCloseTo(average, 1);
  },
);

test.each(['2133', '2423', '2065', '2171', '2508', '2959', '3003', '2119'])(
  '%s has statistics of its own',
  (id) => {
    expect(summaryOf(id)).not.toEqual(summaryOf('any other'));
  },
);

test('a page of one rating', () => {
  const answer = sampleList({ productId: '2133', rating: 5, limit: 5, offset: 5 });
  expect(answer).toMatchObject({ TotalResults: 8, Limit: 5, Offset: 5 });
  expect(answer.Results.map(({ Rating }) => Rating)).toEqual([5, 5, 5]);
});
