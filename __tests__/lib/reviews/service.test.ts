import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { postReview, serviceMessage } from '@/lib/reviews/service';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { stopClock } from '../../support/stop-clock';

stopClock();
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const access = { url: 'http://reviews.test', passkey: 'k-123', timeoutMs: 1000 };
const review: ReviewSubmission = {
  productId: '1',
  rating: 3,
  title: 'Title & more',
  text: 'Text = text',
  nickname: 'nick',
  email: 'a@b.example',
  recommended: false,
  agreedToTerms: true,
};

async function submitWith(response: unknown, status = 200) {
  const requests: { headers: Headers; body: string }[] = [];
  server.use(
    http.post('http://reviews.test/submitreview.json', async ({ request }) => {
      requests.push({ headers: request.headers, body: await request.text() });
      return HttpResponse.json(response as object, { status });
    }),
  );
  return { result: await postReview(access, review, null), requests };
}

test('the body is form-encoded; without an author address no header is sent', async () => {
  const { requests } = await submitWith({ HasErrors: false, SubmissionId: 's1' });
  expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(requests[0]?.headers.has('x-forwarded-for')).toBe(false);
  expect(requests[0]?.body).toContain('Title=Title+%26+more&ReviewText=Text+%3D+text');
  expect(requests[0]?.body).toContain('IsRecommended=false');
});

test.each([
  [{ HasErrors: false, SubmissionId: 's1' }, 's1'],
  [{ HasErrors: false, SubmissionId: 17 }, '17'],
  [{ HasErrors: false, SubmissionId: null }, null],
])('%j is accepted', async (response, submissionId) => {
  expect((await submitWith(response)).result).toEqual({ state: 'accepted', submissionId });
});

test.each([200, 400])('errors with HTTP %d: messages joined, field errors by our names', async (status) => {
  const { result } = await submitWith(
    {
      HasErrors: true,
      Errors: [{ Code: 'ERROR_FORM_X', Message: 'One.' }, { Message: 'Two with k-123.' }, { Message: null }],
      FormErrors: {
        FieldErrors: {
          title: { Field: 'title', Message: '<b>Too loud</b>', Code: 'X' },
          useremail: { Field: 'useremail', Message: null },
          ISRECOMMENDED: { Message: 'Say so.' },
          agreedtotermsandconditions: { Message: 'Agree.' },
          productid: { Message: 'Unknown.' },
          rating: { Message: 'Rate.' },
          hostedauthentication: { Message: 'not ours' },
          constructor: { Message: 'not ours' },
        },
      },
    },
    status,
  );
  expect(result).toEqual({
    state: 'rejected',
    details: 'One. Two with ….',
    fields: {
      title: 'Too loud',
      email: 'Review submission failed.',
      recommended: 'Say so.',
      agreedToTerms: 'Agree.',
      productId: 'Unknown.',
      rating: 'Rate.',
    },
  });
});

test('a visitor gets the message of a duplicate', async () => {
  const Errors = [{ Code: 'ERROR_DUPLICATE_SUBMISSION', Message: 'Already sent.' }];
  expect((await submitWith({ HasErrors: true, Errors })).result).toEqual({
    state: 'rejected',
    details: 'Already sent.',
    fields: {},
  });
});

test.each([
  'ERROR_PARAM_INVALID_API_KEY',
  'ERROR_ACCESS_DENIED',
  'ERROR_REQUEST_LIMIT_REACHED',
  'ERROR_UNKNOWN',
])('%s is not shown as a visitor error', async (Code) => {
  const { result } = await submitWith({ HasErrors: true, Errors: [{ Code, Message: 'No.' }] });
  expect(result).toEqual({
    state: 'failed',
    error: { kind: 'rejected', message: Code, details: 'No.' },
  });
});

test('a visitor gets field errors, whatever the service says beside them', async () => {
  const response = {
    HasErrors: true,
    Errors: [{ Code: 'ERROR_UNKNOWN', Message: 'No.' }],
    FormErrors: { FieldErrors: { title: { Message: 'Too loud' } } },
  };
  expect((await submitWith(response)).result).toMatchObject({
    state: 'rejected',
    fields: { title: 'Too loud' },
  });
});

test('one error of the site among others is a failure, and its codes are logged', async () => {
  const Errors = [{ Code: 'ERROR_FORM_X' }, { Code: 'ERROR_ACCESS_DENIED' }];
  expect((await submitWith({ HasErrors: true, Errors })).result).toMatchObject({
    state: 'failed',
    error: { kind: 'rejected', message: 'ERROR_FORM_X ERROR_ACCESS_DENIED' },
  });
});

test.each([{ Message: 'Hm.' }, { Code: 'MY_ERROR_X', Message: 'Hm.' }])(
  'a visitor gets the message of %j',
  async (error) => {
    expect((await submitWith({ HasErrors: true, Errors: [error] })).result).toMatchObject({
      state: 'rejected',
      details: 'Hm.',
    });
  },
);

test('a response that is too large is unreadable', async () => {
  const { result } = await submitWith({ HasErrors: false, more: 'x'.repeat(256 * 1024) });
  expect(result).toMatchObject({
    state: 'failed',
    error: { kind: 'unreadable' },
  });
});

test.each([
  [{ HasErrors: true }, 500, 'http'],
  [{ HasErrors: false }, 500, 'http'],
  [{ HasErrors: false }, 403, 'http'],
  [{}, 200, 'unreadable'],
  [[], 200, 'unreadable'],
  [{ HasErrors: 'false' }, 200, 'unreadable'],
])('%j with HTTP %d is a failure: %s', async (response, status, kind) => {
  expect((await submitWith(response, status)).result).toMatchObject({ state: 'failed', error: { kind } });
});

test.each([
  ['Service down', 'Service down'],
  ['  <h1>Down</h1><p>Sorry</p> ', 'Down Sorry'],
  ['<style>p{}</style><script>x()</script>Down', 'Down'],
  ['NullPointer\n  at com.internal.Thing', 'NullPointer'],
  ['key k-123 is wrong', 'key … is wrong'],
  ['ada@x.example was here', '… was here'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
  ['', ''],
])('the text %j of the service is shown as %j', (text, shown) => {
  expect(serviceMessage(text, 'k-123')).toBe(shown);
});
