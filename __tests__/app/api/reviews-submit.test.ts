// Rules: REV-07
import { POST } from '@/app/api/reviews/route';
import { passDelay } from '../../support/pass-delay';
import { serveReviews } from './serve-reviews';
import { configFor, post, read, review } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all), info: jest.fn(), error: jest.fn() },
}));

const reviews = serveReviews();
beforeEach(() => {
  mockConfig = configFor('production');
});

const submit = (body: unknown, headers?: Record<string, string>) =>
  read(POST(post('/api/reviews', body, headers)));

describe('a submission', () => {
  test('is sent once, with the IP address of its author', async () => {
    const response = await submit({ ...review, hidden: 'x' }, { 'x-forwarded-for': '203.0.113.9' });
    expect([response.status, response.body]).toEqual([201, { submissionId: 'submission-2133' }]);
    expect(reviews.log()).toMatchObject([
      { url: '/reviews-api/submitreview.json?passkey=fake-passkey&apiversion=5.4' },
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
    ['text', 'x'.repeat(2001), 'Review must be at most 2,000 characters.'],
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

  test('without any valid field reports every field', async () => {
    const { body } = await submit('[]', { host: 'fr.solstride.example' });
    expect(Object.keys(body.error.fields).sort()).toEqual(Object.keys(review).sort());
    expect(body.error.fields.rating).toBe('Veuillez choisir une note.');
  });

  test('maps the service’s field errors to the names of the site', async () => {
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

  test('has the service’s messages, joined and by themselves', async () => {
    reviews.set({ mode: 'refuse' });
    expect((await submit(review)).body.error).toEqual({
      code: 'upstream-rejected',
      message: 'Submission failed. Please check the errors below. The fake is set to reject.',
      details: 'The fake is set to reject.',
    });
  });

  const unexpected = 'An unexpected error occurred during submission.';
  test.each([
    [
      { mode: 'refuse' as const },
      502,
      'Submission failed. Please check the errors below. The fake is set to reject.',
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
    const pending = submit(review);
    await passDelay(reviews);
    expect(await pending).toMatchObject({ status, body: { error: { message } } });
    expect(reviews.log()).toHaveLength(1);
    expect(JSON.stringify(mockWarn.mock.calls)).not.toMatch(/@|fake-passkey|Good stuff/);
  });

  test('a wrong key is a 502', async () => {
    mockConfig = configFor('production', { REVIEWS_PASSKEY: 'wrong' });
    expect(await submit(review)).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream-rejected' } },
    });
  });

  test('is accepted in local without a service, with an unknown id; dev responds with 503', async () => {
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
