import { toList, toSummary } from '@/lib/reviews/response-schema';

const query = { productId: '1', limit: 5, offset: 10 };
const parse = {
  Id: 'r1',
  Rating: 4,
  Title: 'T',
  ReviewText: 'Text',
  SubmissionTime: '2025-08-14T15:00:00.000-04:00',
  UserNickname: 'nick',
  UserLocation: 'Somewhere',
  TotalPositiveFeedbackCount: 3,
  TotalNegativeFeedbackCount: 1,
  IsRecommended: true,
  IsRatingsOnly: false,
  IsVerifiedPurchaser: true,
};
const response = (...Results: unknown[]) => ({ HasErrors: false, Results, TotalResults: 42 });

async function only(review: object) {
  const result = await toList(response(review), query);
  return result.ok ? result.value.reviews[0] : null;
}

test('a review has the fields that may leave the site (REV-06)', async () => {
  expect(await toList(response({ ...parse, UserEmail: 'x@y.example', AuthorId: 7 }), query)).toEqual({
    ok: true,
    value: {
      total: 42,
      limit: 5,
      offset: 10,
      reviews: [
        {
          id: 'r1',
          rating: 4,
          title: 'T',
          text: 'Text',
          submittedAt: '2025-08-14T19:00:00.000Z',
          nickname: 'nick',
          location: 'Somewhere',
          helpfulCount: 3,
          unhelpfulCount: 1,
          recommended: true,
          ratingsOnly: false,
          verifiedPurchaser: true,
        },
      ],
    },
  });
});

test.each([null, undefined])('fields that are %p become null, and counts 0', async (nothing) => {
  const names = Object.keys(parse).filter((name) => name !== 'Id' && name !== 'Rating');
  expect(
    await only({ Id: 9, Rating: 1, ...Object.fromEntries(names.map((name) => [name, nothing])) }),
  ).toEqual({
    id: '9',
    rating: 1,
    title: null,
    text: null,
    submittedAt: null,
    nickname: null,
    location: null,
    helpfulCount: 0,
    unhelpfulCount: 0,
    recommended: null,
    ratingsOnly: false,
    verifiedPurchaser: false,
  });
});

test('a field of another kind is left out, not the review', async () => {
  expect(
    await only({
      ...parse,
      Title: 7,
      IsRecommended: 'yes',
      SubmissionTime: 'soon',
      TotalPositiveFeedbackCount: -1,
    }),
  ).toMatchObject({ title: null, recommended: null, submittedAt: null, helpfulCount: 0 });
});

test.each([{ Rating: 6 }, { Rating: 4.5 }, { Rating: null }, { Id: null }])(
  'a review with %j is left out, its neighbours stay',
  async (broken) => {
    const onDropped = jest.fn();
    const result = await toList(response({ ...parse, ...broken }, parse, null, 'x'), query, onDropped);
    expect(result).toMatchObject({ value: { reviews: [{ id: 'r1' }], total: 42 } });
    expect(onDropped).toHaveBeenCalledWith(3);
  },
);

test('texts are trimmed and cut, and a blank one is none', async () => {
  expect(
    await only({
      ...parse,
      UserNickname: `  ${'x'.repeat(600)}`,
      UserLocation: ' ',
      Title: ' ',
      ReviewText: '',
    }),
  ).toMatchObject({ nickname: 'x'.repeat(498), location: null, title: null, text: null });
  expect(await only({ ...parse, SubmissionTime: `2025-08-14${' '.repeat(200)}x` })).toMatchObject({
    submittedAt: '2025-08-14T00:00:00.000Z',
  });
});

test.each([{ Id: '' }, { Id: 'x'.repeat(501) }, { Rating: 0 }])(
  'a review with %j is left out',
  async (broken) => {
    expect(await only({ ...parse, ...broken })).toBeUndefined();
  },
);

test.each([
  ['1', 1],
  ['x'.repeat(500), 5],
])('a review may have the id %s and the rating %d', async (Id, Rating) => {
  expect(await only({ ...parse, Id, Rating })).toMatchObject({ id: Id, rating: Rating });
});

test('the page is the one that the service returned', async () => {
  const onDropped = jest.fn();
  const shorter = { ...response(parse), Limit: 3, Offset: 6 };
  expect(await toList(shorter, query, onDropped)).toMatchObject({ value: { limit: 3, offset: 6 } });
  expect(onDropped).not.toHaveBeenCalled();
});

test.each([{ TotalResults: -1 }, { TotalResults: 1.5 }, { TotalResults: '42' }, { HasErrors: 'no' }])(
  'a list with %j is unreadable',
  async (broken) => {
    expect(await toList({ ...response(parse), ...broken }, query)).toMatchObject({
      error: { kind: 'unreadable' },
    });
  },
);

test('HTML keeps its formatting and loses what can run', async () => {
  expect(
    await only({
      ...parse,
      Title: '<b onclick=x()>Bold</b> <h1>big</h1><script>alert(1)</script>',
      ReviewText:
        '<p style="position:fixed">A <em>b</em></p><img src=x onerror=alert(1)><h1>C</h1><a href="javascript:x()">d</a>',
    }),
  ).toMatchObject({ title: '<b>Bold</b> big', text: '<p>A <em>b</em></p><p>C</p>d' });
});

test('plain text stays text, with its line breaks', async () => {
  expect(await only({ ...parse, ReviewText: 'I <3 it\r\n& more\n\nYes' })).toMatchObject({
    text: 'I &lt;3 it<br />&amp; more<br />Yes',
  });
});

test.each([
  [{ ...response(parse), HasErrors: true }, 'rejected'],
  [{ HasErrors: true, Errors: [{ Message: 'secret' }] }, 'rejected'],
  [{ Results: {} }, 'unreadable'],
  [null, 'unreadable'],
  ['text', 'unreadable'],
])('%j is a failure: %s', async (value, kind) => {
  expect(await toList(value, query)).toMatchObject({
    ok: false,
    error: { kind },
  });
});

const statistics = {
  AverageOverallRating: 4.25,
  // More reviews than recommendations.
  TotalReviewCount: 10,
  RatingDistribution: [
    { RatingValue: 5, Count: 7 },
    { RatingValue: 2, Count: 3 },
  ],
  RecommendedCount: 3,
  NotRecommendedCount: 1,
};
const summary = {
  average: 4.25,
  total: 10,
  distribution: [0, 0, 3, 0, 0, 7].map((count, rating) => ({ rating, count })),
  recommendedShare: 0.75,
};

test.each([
  ['the included product', { Includes: { Products: { 1: { ReviewStatistics: statistics } } } }],
  ['the first result', { Results: [{ ProductStatistics: { ReviewStatistics: statistics } }] }],
  [
    'the first result, when another product is included',
    { Includes: { Products: { 2: {} } }, Results: [{ ProductStatistics: { ReviewStatistics: statistics } }] },
  ],
])('statistics come from %s', (_, value) => {
  expect(toSummary(value, '1')).toEqual({ ok: true, value: summary });
});

test.each([
  { Results: [], TotalResults: 0, Includes: {} },
  { Includes: { Products: { 1: { Id: '1' } } } },
  { Includes: { Products: { 1: { ReviewStatistics: { AverageOverallRating: null } } } } },
])('%j has no reviews', (value) => {
  expect(toSummary(value, '1')).toMatchObject({
    ok: true,
    value: { average: 0, total: 0, recommendedShare: null },
  });
});

test.each([
  [{ HasErrors: true, Includes: { Products: { 1: { ReviewStatistics: statistics } } } }, 'rejected'],
  [{ Results: [parse], TotalResults: 1 }, 'unreadable'],
  [{ Results: [parse] }, 'unreadable'],
  [{ TotalResults: 1 }, 'unreadable'],
  [{ Includes: { Products: { 1: { ReviewStatistics: 'none' } } } }, 'unreadable'],
  [
    { Includes: { Products: { 1: { ReviewStatistics: { ...statistics, TotalReviewCount: -1 } } } } },
    'unreadable',
  ],
  [null, 'unreadable'],
])('%j is a failure: %s', (value, kind) => {
  expect(toSummary(value, '1')).toMatchObject({
    error: { kind },
  });
});
