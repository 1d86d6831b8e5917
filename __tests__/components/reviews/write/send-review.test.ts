import { type ReviewFailure, sendReview } from '@/components/reviews/write/send-review';
import type { ReviewSubmission } from '@/lib/reviews/submission';

const submission: ReviewSubmission = {
  productId: '2133',
  rating: 4,
  title: 'Cold and quick',
  text: 'Two bottles, no cramps.',
  nickname: 'miles',
  email: 'ada@example.com',
  recommended: true,
  agreedToTerms: true,
};

const response = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const rejection = (code: string, message: string, fields?: object) => ({ error: { code, message, fields } });
const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send;
});

test('posts the fields of a review as JSON, once', async () => {
  send.mockImplementation(() => response(201, { submissionId: 'x' }));
  expect(await sendReview(submission)).toEqual({ ok: true, value: null });
  expect(send).toHaveBeenCalledTimes(1);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/reviews');
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual(submission);
});

const rejected = 'Submission failed. Please check the errors below.';

describe('error messages for visitors (WRITE-04)', () => {
  it.each<[string, number, unknown, ReviewFailure]>([
    [
      'the service rejects, with messages',
      422,
      rejection('rejected', `${rejected} Too fast. Try later.`, {}),
      { key: 'rejected', details: 'Too fast. Try later.' },
    ],
    [
      'our own rules reject',
      422,
      rejection('invalid', 'Some fields are missing or not valid.', { title: 'Please enter a title.' }),
      { key: 'rejected', details: '' },
    ],
    [
      'a field that the form does not show',
      422,
      rejection('invalid', '', { productId: 'The product is missing.' }),
      { key: 'rejected', details: 'The product is missing.' },
    ],
    [
      'the site’s own fault with the service',
      502,
      rejection('upstream-refused', `${rejected} Wrong key.`),
      { key: 'rejected', details: 'Wrong key.' },
    ],
    ['the service fails', 502, rejection('upstream-http', 'Review submission failed.'), { key: 'failed' }],
    [
      'the service is out of reach',
      504,
      rejection('upstream-timeout', 'Network error during submission.'),
      { key: 'network' },
    ],
    [
      'the service returns invalid data',
      502,
      rejection('upstream-unreadable', 'An unexpected error occurred during submission.'),
      { key: 'unexpected' },
    ],
    ['the site fails', 500, rejection('internal', 'Something went wrong.'), { key: 'unexpected' }],
    [
      'too many',
      429,
      rejection('rate-limited', 'Too many requests. Please try again later.'),
      { key: 'too-many' },
    ],
    [
      'anything else',
      403,
      rejection('foreign-origin', 'Requests from other sites are not accepted.'),
      { key: 'failed' },
    ],
    ['an error of another shape', 502, '<html>', { key: 'unexpected' }],
  ])('%s', async (_name, status, body, failure) => {
    send.mockImplementation(() => response(status, body));
    expect(await sendReview(submission)).toMatchObject({ ok: false, error: { failure } });
  });

  it('a missing response', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    expect(await sendReview(submission)).toEqual({
      ok: false,
      error: { failure: { key: 'network' }, fields: {} },
    });
  });
});

test('field errors have the names of the form’s fields', async () => {
  const fields = { nickname: 'Taken.', text: 'Profanity.', productId: 'Missing.', other: 'What?' };
  send.mockImplementation(() => response(422, rejection('rejected', rejected, fields)));
  expect(await sendReview(submission)).toEqual({
    ok: false,
    error: {
      failure: { key: 'rejected', details: 'Missing. What?' },
      fields: { nickname: 'Taken.', text: 'Profanity.' },
    },
  });
});
