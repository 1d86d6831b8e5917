/** @jest-environment node */
import { sendReview } from '@/components/reviews/write/send-review';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { english, french } from '../fixtures';

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

const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const refusal = (code: string, message: string, fields?: object) => ({ error: { code, message, fields } });
const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send;
});

test('posts the fields of the contract as JSON, once', async () => {
  send.mockImplementation(() => answer(201, { submissionId: 'x' }));
  expect(await sendReview(submission, english.form)).toEqual({ ok: true });
  expect(send).toHaveBeenCalledTimes(1);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/reviews');
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual(submission);
});

const serviceSaid = 'Submission failed. Please check the errors below.';

describe('what a visitor reads (spec section 8)', () => {
  it.each<[string, number, unknown, string, string]>([
    [
      'the service refuses, with messages',
      422,
      refusal('rejected', `${serviceSaid} Too fast. Try later.`, {}),
      `${serviceSaid} Too fast. Try later.`,
      'L’envoi a échoué. Veuillez vérifier les erreurs ci-dessous. Too fast. Try later.',
    ],
    [
      'our own rules refuse',
      422,
      refusal('invalid', 'Some fields are missing or not valid.', { title: 'Please enter a title.' }),
      serviceSaid,
      'L’envoi a échoué. Veuillez vérifier les erreurs ci-dessous.',
    ],
    [
      'a field that the form does not show',
      422,
      refusal('invalid', '', { productId: 'The product is missing.' }),
      `${serviceSaid} The product is missing.`,
      'L’envoi a échoué. Veuillez vérifier les erreurs ci-dessous. The product is missing.',
    ],
    [
      'the site’s own fault with the service',
      502,
      refusal('upstream-refused', `${serviceSaid} Wrong key.`),
      `${serviceSaid} Wrong key.`,
      'L’envoi a échoué. Veuillez vérifier les erreurs ci-dessous. Wrong key.',
    ],
    [
      'the service fails',
      502,
      refusal('upstream-http', 'Review submission failed.'),
      'Review submission failed.',
      'L’envoi de l’avis a échoué.',
    ],
    [
      'the service is out of reach',
      504,
      refusal('upstream-timeout', 'Network error during submission.'),
      'Network error during submission.',
      'Erreur de réseau pendant l’envoi.',
    ],
    [
      'the service answers nonsense',
      502,
      refusal('upstream-unreadable', 'An unexpected error occurred during submission.'),
      'An unexpected error occurred during submission.',
      'Une erreur inattendue s’est produite pendant l’envoi.',
    ],
    [
      'the site fails',
      500,
      refusal('internal', 'Something went wrong.'),
      'An unexpected error occurred during submission.',
      'Une erreur inattendue s’est produite pendant l’envoi.',
    ],
    [
      'too many',
      429,
      refusal('rate-limited', 'Too many requests. Please try again later.'),
      'That was a lot of reviews at once. Please try again in a minute.',
      'Cela fait beaucoup d’avis d’un coup. Veuillez réessayer dans une minute.',
    ],
    [
      'anything else',
      403,
      refusal('foreign-origin', 'Requests from other sites are not accepted.'),
      'Review submission failed.',
      'L’envoi de l’avis a échoué.',
    ],
    [
      'an error of another shape',
      502,
      '<html>',
      'An unexpected error occurred during submission.',
      'Une erreur inattendue s’est produite pendant l’envoi.',
    ],
  ])('%s', async (_name, status, body, us, fr) => {
    send.mockImplementation(() => answer(status, body));
    expect(await sendReview(submission, english.form)).toMatchObject({ ok: false, message: us });
    expect(await sendReview(submission, french.form)).toMatchObject({ ok: false, message: fr });
  });

  it('no answer at all', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    const message = 'Network error during submission.';
    expect(await sendReview(submission, english.form)).toEqual({ ok: false, message, fields: {} });
  });
});

test('field errors are those of the form', async () => {
  const fields = { nickname: 'Taken.', text: 'Profanity.', productId: 'Missing.', other: 'What?' };
  send.mockImplementation(() => answer(422, refusal('rejected', serviceSaid, fields)));
  expect(await sendReview(submission, english.form)).toEqual({
    ok: false,
    message: `${serviceSaid} Missing. What?`,
    fields: { nickname: 'Taken.', text: 'Profanity.' },
  });
});
