import { languageOf } from '@/lib/reviews/language-of';
import { sampleItems } from '@/sample/content';
import { sampleList, sampleSummary } from '@/sample/reviews';
import { distributionOf } from '@/sample/reviews/distribution';
import { sampleStatistics } from '@/sample/reviews/statistics';

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

const ids = ['2133', '2423', '2065', '3003', ...Object.keys(sampleStatistics), 'any other'];

test.each(ids)('reviews and statistics of %s agree', (productId) => {
  const { Results, TotalResults } = sampleList({ productId, ...every });
  expect(Results).toHaveLength(TotalResults);
  const times = Results.map(({ SubmissionTime }) => String(SubmissionTime));
  expect(times).toEqual([...times].sort().reverse());
  const statistics = summaryOf(productId);
  const recommended = (flag: boolean) => Results.filter(({ IsRecommended }) => IsRecommended === flag).length;
  expect(statistics).toMatchObject({
    TotalReviewCount: TotalResults,
    RecommendedCount: recommended(true),
    NotRecommendedCount: recommended(false),
  });
  const average = Results.reduce((sum, { Rating }) => sum + Rating, 0) / TotalResults;
  expect(statistics?.AverageOverallRating).toBeCloseTo(average, 10);
  const counted = statistics?.RatingDistribution.map(({ RatingValue, Count }) => [RatingValue, Count]);
  const listed = [1, 2, 3, 4, 5].map((rating) => [
    rating,
    sampleList({ productId, rating, ...every }).TotalResults,
  ]);
  expect(Object.fromEntries(counted ?? [])).toEqual(Object.fromEntries(listed.filter(([, count]) => count)));
});

test('some reviewers do not say whether they recommend a product', () => {
  const withoutOpinion = ids.map(summaryOf).map((statistics) => {
    const { TotalReviewCount = 0, RecommendedCount = 0, NotRecommendedCount = 0 } = statistics ?? {};
    return TotalReviewCount - RecommendedCount - NotRecommendedCount;
  });
  expect(Math.max(...withoutOpinion)).toBeGreaterThan(0);
});

test.each(Object.entries(sampleStatistics))('%s has its own statistics', (id, { average, total }) => {
  expect(summaryOf(id)?.AverageOverallRating).toBeCloseTo(average, 1);
  expect(summaryOf(id)?.TotalReviewCount).toBe(total);
});

test('returns a page of one rating', () => {
  const response = sampleList({ productId: '2133', rating: 5, limit: 5, offset: 5 });
  expect(response).toMatchObject({ TotalResults: 8, Limit: 5, Offset: 5 });
  expect(response.Results.map(({ Rating }) => Rating)).toEqual([5, 5, 5]);
});

describe('reviews of Canada', () => {
  const listOf = (productId: string) => sampleList({ productId, ...every }).Results;
  const american = /, (?!AB|BC|MB|NB|NS|ON|QC|SK|YT)[A-Z]{2}$/;

  test.each(ids)('%s has the same ratings, votes and days in each language', (id) => {
    for (const language of ['en', 'fr']) {
      const local = listOf(`${id}-${language}-ca`);
      expect(
        local.map(({ Rating, SubmissionTime, IsRatingsOnly }) => [Rating, SubmissionTime, IsRatingsOnly]),
      ).toEqual(
        listOf(id).map(({ Rating, SubmissionTime, IsRatingsOnly }) => [
          Rating,
          SubmissionTime,
          IsRatingsOnly,
        ]),
      );
      expect(local.filter(({ UserLocation }) => american.test(UserLocation ?? ''))).toEqual([]);
    }
  });

  test.each(ids)('%s is written in French for French pages', (id) => {
    const languages = listOf(`${id}-fr-ca`)
      .filter(({ ReviewText }) => ReviewText !== null)
      .map(({ Title, ReviewText }) => languageOf(`${Title} ${ReviewText}`));
    expect(languages).not.toEqual([]);
    expect(languages.filter((language) => language === 'en')).toEqual([]);
    expect(languages.filter((language) => language === 'fr').length).toBeGreaterThan(languages.length / 2);
  });

  test('are in the spelling of Canada', () => {
    expect(listOf('2133-en-ca').map(({ Title }) => Title)).toContain('Marathon table favourite');
  });
});

test('each language of Canada has its own products', () => {
  const idOf = (country: 'us' | 'ca', language: 'en' | 'fr') =>
    sampleItems('product', country, language).find(({ _path }) => _path.endsWith('/fruit-punch'))
      ?.bazaarVoiceProductId;
  expect([idOf('us', 'en'), idOf('ca', 'en'), idOf('ca', 'fr')]).toEqual([
    '2133',
    '2133-en-ca',
    '2133-fr-ca',
  ]);
});
