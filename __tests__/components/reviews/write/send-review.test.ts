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
const rejection = (code: string, more: { readonly fields?: object; readonly details?: string } = {}) => ({
  error: { code, message: 'For other programs.', ...more },
});
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

describe('error messages for visitors (WRITE-04)', () => {
  it.each<[string, number, unknown, ReviewFailure]>([
    [
      'the service rejects, with messages',
      422,
      rejection('rejected', { fields: {}, details: 'Too fast. Try later.' }),
      { key: 'rejected', details: 'Too fast. Try later.' },
    ],
    [
      'our own rules reject',
      422,
      rejection('invalid', { fields: { title: 'Please enter a title.' } }),
      { key: 'rejected', details: '' },
    ],
    [
      'a field that the form does not show',
      422,
      rejection('invalid', { fields: { productId: 'The product is missing.' } }),
      { key: 'rejected', details: 'The product is missing.' },
    ],
    [
      'the site’s own fault with the service',
      502,
      rejection('upstream-rejected', { details: 'Wrong key.' }),
      { key: 'rejected', details: 'Wrong key.' },
    ],
    ['the service fails', 502, rejection('upstream-http'), { key: 'failed' }],
    ['the service does not respond', 504, rejection('upstream-timeout'), { key: 'network' }],
    ['the service is out of reach', 502, rejection('upstream-network'), { key: 'network' }],
    ['the service returns invalid data', 502, rejection('upstream-unreadable'), { key: 'unexpected' }],
    ['the site fails', 500, rejection('internal'), { key: 'unexpected' }],
    ['too many', 429, rejection('rate-limited'), { key: 'too-many' }],
    ['anything else', 403, rejection('foreign-origin'), { key: 'failed' }],
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
  send.mockImplementation(() => response(422, rejection('rejected', { fields })));
  expect(await sendReview(submission)).toEqual({
    ok: false,
    error: {
      failure: { key: 'rejected', details: 'Missing. What?' },
      fields: { nickname: 'Taken.', text: 'Profanity.' },
    },
  });
});
