/** @jest-environment node */
import { setupServer } from 'msw/node';
import { GET, POST } from '@/app/api/reviews/route';
import { GET as getSummary } from '@/app/api/reviews/summary/route';
import { createReviews } from '@/mocks/handlers/reviews';
import { configFor, get, post, read, review } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all), info: jest.fn(), error: jest.fn() },
}));

const reviews = createReviews();
const server = setupServer(...reviews.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  reviews.reset();
  mockConfig = configFor('production');
  jest.clearAllMocks();
});

const list = (query: string) => read(GET(get(`/api/reviews?${query}`)));
const summary = (query: string) => read(getSummary(get(`/api/reviews/summary?${query}`)));
const submit = (body: unknown, headers?: Record<string, string>) =>
  read(POST(post('/api/reviews', body, headers)));

const visible = [
  'id',
  'rating',
  'title',
  'text',
  'submittedAt',
  'nickname',
  'location',
  'helpfulCount',
  'unhelpfulCount',
  'recommended',
  'ratingsOnly',
  'verifiedPurchaser',
];

describe('the list', () => {
  test('gives the fields of the spec and nothing else', async () => {
    const { status, body } = await list('productId=2133&limit=5&offset=5');
    expect([status, Object.keys(body).sort()]).toEqual([200, ['limit', 'offset', 'reviews', 'total']]);
    expect(body).toMatchObject({ total: 12, limit: 5, offset: 5 });
    for (const one of body.reviews) expect(Object.keys(one)).toEqual(visible);
    expect(JSON.stringify(body)).not.toContain('private');
  });

  test('asks as the service wants it', async () => {
    await list('productId=a,b:c&rating=4&limit=5&offset=10');
    const { searchParams } = new URL(reviews.log()[0]?.url ?? '', 'http://x');
    expect([...searchParams]).toEqual([
      ['passkey', 'stand-in-passkey'],
      ['apiversion', '5.4'],
      ['Filter', 'ProductId:a\\,b\\:c'],
      ['Filter', 'Rating:4'],
      ['Limit', '5'],
      ['Offset', '10'],
      ['Sort', 'SubmissionTime:desc'],
      ['Include', 'Authors,Products'],
      ['Stats', 'Reviews'],
    ]);
  });

  test('has ten from the first without being told', async () => {
    expect((await list('productId=2133')).body).toMatchObject({ limit: 10, offset: 0 });
    expect((await list('productId=2133&rating=4')).body.total).toBe(3);
  });

  test.each([
    ['', 'productId'],
    ['productId=', 'productId'],
    ['productId=a%5Cb', 'productId'],
    ['productId=a%00', 'productId'],
    [`productId=${'x'.repeat(101)}`, 'productId'],
    ['productId=1&rating=0', 'rating'],
    ['productId=1&rating=6', 'rating'],
    ['productId=1&rating=1.5', 'rating'],
    ['productId=1&rating=', 'rating'],
    ['productId=1&limit=0', 'limit'],
    ['productId=1&limit=101', 'limit'],
    ['productId=1&limit=1e2', 'limit'],
    ['productId=1&offset=-1', 'offset'],
    ['productId=1&offset=99999999', 'offset'],
  ])('%s is 422 for %s', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([422, 'invalid', [field]]);
    expect(reviews.log()).toEqual([]);
  });

  const failed = 'Failed to load reviews.';
  test.each([
    [
      { status: 503 },
      502,
      'upstream-http',
      'Failed to fetch reviews: 503 Service Unavailable. Details: The stand-in was told to fail',
    ],
    [{ status: 429 }, 502, 'upstream-http', expect.stringMatching(/^Failed to fetch reviews: 429 /)],
    [{ mode: 'refuse' as const }, 502, 'upstream-refused', failed],
    [{ mode: 'html-login' as const }, 502, 'upstream-unreadable', failed],
    [{ mode: 'broken-json' as const }, 502, 'upstream-unreadable', failed],
    [{ mode: 'drop' as const }, 502, 'upstream-network', failed],
    [{ delayMs: 1300 }, 504, 'upstream-timeout', failed],
  ])('in production %j is %d %s', async (switches, status, code, message) => {
    reviews.set(switches);
    const answer = await list('productId=2133');
    expect(answer).toMatchObject({ status, body: { error: { code, message } } });
    expect(JSON.stringify([answer.body, mockWarn.mock.calls])).not.toMatch(
      /stand-in-passkey|internal\.reviews|services\.test/,
    );
    expect(mockWarn).toHaveBeenCalledTimes(1);
  });

  test('is asked a second time when nothing was received', async () => {
    reviews.set({ mode: 'drop' });
    await list('productId=2133');
    expect(reviews.log()).toHaveLength(2);
  });

  test.each([{ status: 503 }, { mode: 'refuse' as const }, { mode: 'broken-json' as const }])(
    'outside production %j brings the sample',
    async (switches) => {
      mockConfig = configFor('staging');
      reviews.set(switches);
      expect(await list('productId=2423&rating=2')).toMatchObject({
        status: 200,
        body: { total: 1, reviews: [{ title: 'Bottle leaked' }] },
      });
    },
  );

  test('outside production nobody is asked without a service', async () => {
    mockConfig = configFor('dev', { REVIEWS_API_URL: '', REVIEWS_PASSKEY: '' });
    expect(await list('productId=toString')).toMatchObject({ status: 200, body: { total: 6 } });
    expect(mockWarn).not.toHaveBeenCalled();
  });
});

describe('the summary', () => {
  test('has every rating from 0 to 5 and nothing of the rest', async () => {
    expect(await summary('productId=2133')).toMatchObject({ status: 200 });
    expect((await summary('productId=2133')).body).toEqual({
      average: 4.5,
      total: 12,
      distribution: [0, 0, 1, 0, 3, 8].map((count, rating) => ({ rating, count })),
    });
    const { searchParams } = new URL(reviews.log()[0]?.url ?? '', 'http://x');
    expect([searchParams.get('Filter'), searchParams.get('Stats'), searchParams.get('Include')]).toEqual([
      'ProductId:2133',
      'Reviews',
      'Products',
    ]);
  });

  test('of a product without reviews is zero', async () => {
    reviews.set({ mode: 'empty' });
    expect((await summary('productId=1')).body).toMatchObject({ average: 0, total: 0 });
  });

  test('needs a product', async () => {
    expect(await summary('rating=1')).toMatchObject({ status: 422 });
  });

  test.each([
    [{ status: 500 }, 502],
    [{ mode: 'refuse' as const }, 502],
    [{ mode: 'html-login' as const }, 502],
    [{ mode: 'drop' as const }, 502],
    [{ delayMs: 1300 }, 504],
  ])('in production %j is %d', async (switches, status) => {
    reviews.set(switches);
    expect(await summary('productId=2133')).toMatchObject({
      status,
      body: { error: { message: 'Unable to load rating summary' } },
    });
  });

  test('outside production it is the sample', async () => {
    mockConfig = configFor('local');
    reviews.set({ mode: 'refuse' });
    expect((await summary('productId=2119')).body).toMatchObject({ average: 3.6, total: 17 });
  });
});

describe('a submission', () => {
  test('is sent as the spec says, with the address of its author', async () => {
    const answer = await submit({ ...review, hidden: 'x' }, { 'x-forwarded-for': '203.0.113.9' });
    expect([answer.status, answer.body]).toEqual([201, { submissionId: 'submission-2133' }]);
    expect(reviews.log()).toMatchObject([
      { url: '/reviews-api/submitreview.json?passkey=stand-in-passkey&apiversion=5.4' },
    ]);
    expect(reviews.log()[0]).toMatchObject({
      method: 'POST',
      forwardedFor: '203.0.113.9',
      body: {
        Action: 'submit',
        ProductId: '2133',
        Rating: '5',
        Title: 'Good stuff',
        ReviewText: 'I like it a lot.',
        UserNickname: 'ada',
        UserEmail: 'ada@private.example',
        IsRecommended: 'true',
        AgreedToTermsAndConditions: 'true',
      },
    });
  });

  test.each([
    ['rating', 0, 'Please select a rating.'],
    ['rating', 6, 'Please select a rating.'],
    ['rating', 4.5, 'Please select a rating.'],
    ['title', '   ', 'Please enter a title.'],
    ['title', ' abc ', 'Title must be at least 5 characters.'],
    ['title', 'x'.repeat(101), 'Title must be at most 100 characters.'],
    ['text', '', 'Please enter your review.'],
    ['text', 'too short', 'Review must be at least 10 characters.'],
    ['text', 'x'.repeat(2001), 'Review must be at most 2000 characters.'],
    ['nickname', '', 'Please enter your nickname.'],
    ['nickname', 'x'.repeat(51), 'Nickname must be at most 50 characters.'],
    ['email', '', 'Please enter your email.'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', `${'x'.repeat(250)}@x.example`, 'Email must be at most 255 characters.'],
    ['agreedToTerms', false, 'You must agree to the terms and conditions.'],
    ['productId', 'a\\b', 'The product is missing.'],
  ])('%s %p: %s', async (field, value, message) => {
    const { status, body } = await submit({ ...review, [field]: value });
    expect([status, body.error.fields]).toEqual([422, { [field]: message }]);
    expect(reviews.log()).toEqual([]);
  });

  test('that is none of it all names every field', async () => {
    const { body } = await submit('[]', { host: 'fr.solstride.example' });
    expect(Object.keys(body.error.fields).sort()).toEqual(Object.keys(review).sort());
    expect(body.error.fields.rating).toBe('Veuillez choisir une note.');
  });

  test('the service’s field errors come by our names', async () => {
    reviews.set({ mode: 'field-errors' });
    expect(await submit(review)).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'rejected',
          message: 'Submission failed. Please check the errors below.',
          fields: {
            nickname: 'That nickname is already in use.',
            text: 'Your review contains profanity.',
          },
        },
      },
    });
  });

  const unexpected = 'An unexpected error occurred during submission.';
  test.each([
    [
      { mode: 'refuse' as const },
      502,
      'Submission failed. Please check the errors below. The stand-in was told to refuse.',
    ],
    [{ status: 500 }, 502, 'Review submission failed.'],
    [{ status: 429 }, 502, 'Review submission failed.'],
    [{ mode: 'html-login' as const }, 502, unexpected],
    [{ mode: 'broken-json' as const }, 502, unexpected],
    [{ mode: 'drop' as const }, 502, 'Network error during submission.'],
    [{ delayMs: 1300 }, 504, 'Network error during submission.'],
  ])('%j is %d, sent once', async (switches, status, message) => {
    mockConfig = configFor('dev');
    reviews.set(switches);
    expect(await submit(review)).toMatchObject({ status, body: { error: { message } } });
    expect(reviews.log()).toHaveLength(1);
    expect(JSON.stringify(mockWarn.mock.calls)).not.toMatch(/@|stand-in-passkey|Good stuff/);
  });

  test('a wrong key is the site’s fault', async () => {
    mockConfig = configFor('production', { REVIEWS_PASSKEY: 'wrong' });
    expect(await submit(review)).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream-refused' } },
    });
  });

  test('local without a service accepts it under a made-up id, dev answers 503', async () => {
    const none = { REVIEWS_API_URL: '', REVIEWS_PASSKEY: '' };
    mockConfig = configFor('local', none);
    expect(await submit(review)).toMatchObject({
      status: 201,
      body: { submissionId: expect.stringMatching(/^sample-/) },
    });
    mockConfig = configFor('dev', none);
    expect(await submit(review)).toMatchObject({ status: 503, body: { error: { code: 'not-configured' } } });
  });
});
